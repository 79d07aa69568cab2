# Made by toolc from patterns.tools; do not edit.
"""The types of the package `conformance.patterns`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = [
    "Ahead",
    "Ahead2",
    "Alternatives",
    "AnyOne",
    "Astral",
    "AtEnd",
    "AtLeastTwo",
    "AtStart",
    "Behind",
    "Blank",
    "Counted",
    "Dashed",
    "Digits",
    "Dollar",
    "Dot",
    "Either",
    "Escapes",
    "Everything",
    "Faces",
    "Greek",
    "Inner",
    "Inside",
    "Later",
    "Lazy",
    "Letter",
    "Named",
    "Nested",
    "NotAny",
    "NotBehind",
    "NotLetter",
    "NotThese",
    "Optional",
    "Pair",
    "Plain",
    "Quote",
    "Slash",
    "Slug",
    "Space",
    "Three",
    "Twice",
    "Unset",
    "Upper",
    "Word",
    "WordEdge",
]


Slug: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[\\-0-9a-z]+\\Z")]


Inside: TypeAlias = Annotated[str, msgspec.Meta(pattern="b+")]


Digits: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9]+\\Z")]


Word: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9A-Z_a-z]+\\Z")]


Space: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[\\t-\\r \\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]\\Z",
    ),
]


Dot: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[^\\n\\r\\u2028\\u2029]\\Z")]


Ahead: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^(?=[^\\n\\r\\u2028\\u2029]*[0-9])(?![^\\n\\r\\u2028\\u2029]*x)[^\\n\\r\\u2028\\u2029]+\\Z",
    ),
]


Behind: TypeAlias = Annotated[str, msgspec.Meta(pattern="(?<=a)b")]


Twice: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^([^\\n\\r\\u2028\\u2029])(?(1)\\1|)\\Z")
]


Unset: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(?:(a)|b)(?(1)\\1|)\\Z")]


Letter: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Za-zªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆՙՠ-ֈא-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛱ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢄᢇ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿₐ-ₜℂℇℊ-ℓℕℙ-ℝℤΩℨK-ℭℯ-ℹℼ-ℿⅅ-ⅉⅎↃↄⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞⸯ々〆〱-〵〻〼ぁ-ゖゝ-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛥꜗ-ꜟꜢ-ꞈꞋ-Ƛ꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ𐀀-𐀋𐀍-𐀦𐀨-𐀺𐀼𐀽𐀿-𐁍𐁐-𐁝𐂀-𐃺𐊀-𐊜𐊠-𐋐𐌀-𐌟𐌭-𐍀𐍂-𐍉𐍐-𐍵𐎀-𐎝𐎠-𐏃𐏈-𐏏𐐀-𐒝𐒰-𐓓𐓘-𐓻𐔀-𐔧𐔰-𐕣𐕰-𐕺𐕼-𐖊𐖌-𐖒𐖔𐖕𐖗-𐖡𐖣-𐖱𐖳-𐖹𐖻𐖼𐗀-𐗳𐘀-𐜶𐝀-𐝕𐝠-𐝧𐞀-𐞅𐞇-𐞰𐞲-𐞺𐠀-𐠅𐠈𐠊-𐠵𐠷𐠸𐠼𐠿-𐡕𐡠-𐡶𐢀-𐢞𐣠-𐣲𐣴𐣵𐤀-𐤕𐤠-𐤹𐥀-𐥙𐦀-𐦷𐦾𐦿𐨀𐨐-𐨓𐨕-𐨗𐨙-𐨵𐩠-𐩼𐪀-𐪜𐫀-𐫇𐫉-𐫤𐬀-𐬵𐭀-𐭕𐭠-𐭲𐮀-𐮑𐰀-𐱈𐲀-𐲲𐳀-𐳲𐴀-𐴣𐵊-𐵥𐵯-𐶅𐺀-𐺩𐺰𐺱𐻂-𐻇𐼀-𐼜𐼧𐼰-𐽅𐽰-𐾁𐾰-𐿄𐿠-𐿶𑀃-𑀷𑁱𑁲𑁵𑂃-𑂯𑃐-𑃨𑄃-𑄦𑅄𑅇𑅐-𑅲𑅶𑆃-𑆲𑇁-𑇄𑇚𑇜𑈀-𑈑𑈓-𑈫𑈿𑉀𑊀-𑊆𑊈𑊊-𑊍𑊏-𑊝𑊟-𑊨𑊰-𑋞𑌅-𑌌𑌏𑌐𑌓-𑌨𑌪-𑌰𑌲𑌳𑌵-𑌹𑌽𑍐𑍝-𑍡𑎀-𑎉𑎋𑎎𑎐-𑎵𑎷𑏑𑏓𑐀-𑐴𑑇-𑑊𑑟-𑑡𑒀-𑒯𑓄𑓅𑓇𑖀-𑖮𑗘-𑗛𑘀-𑘯𑙄𑚀-𑚪𑚸𑜀-𑜚𑝀-𑝆𑠀-𑠫𑢠-𑣟𑣿-𑤆𑤉𑤌-𑤓𑤕𑤖𑤘-𑤯𑤿𑥁𑦠-𑦧𑦪-𑧐𑧡𑧣𑨀𑨋-𑨲𑨺𑩐𑩜-𑪉𑪝𑪰-𑫸𑯀-𑯠𑰀-𑰈𑰊-𑰮𑱀𑱲-𑲏𑴀-𑴆𑴈𑴉𑴋-𑴰𑵆𑵠-𑵥𑵧𑵨𑵪-𑶉𑶘𑶰-𑷛𑻠-𑻲𑼂𑼄-𑼐𑼒-𑼳𑾰𒀀-𒎙𒒀-𒕃𒾐-𒿰𓀀-𓐯𓑁-𓑆𓑠-𔏺𔐀-𔙆𖄀-𖄝𖠀-𖨸𖩀-𖩞𖩰-𖪾𖫐-𖫭𖬀-𖬯𖭀-𖭃𖭣-𖭷𖭽-𖮏𖵀-𖵬𖹀-𖹿𖺠-𖺸𖺻-𖻓𖼀-𖽊𖽐𖾓-𖾟𖿠𖿡𖿣𖿲𖿳𗀀-𘳕𘳿-𘴞𘶀-𘷲𚿰-𚿳𚿵-𚿻𚿽𚿾𛀀-𛄢𛄲𛅐-𛅒𛅕𛅤-𛅧𛅰-𛋻𛰀-𛱪𛱰-𛱼𛲀-𛲈𛲐-𛲙𝐀-𝑔𝑖-𝒜𝒞𝒟𝒢𝒥𝒦𝒩-𝒬𝒮-𝒹𝒻𝒽-𝓃𝓅-𝔅𝔇-𝔊𝔍-𝔔𝔖-𝔜𝔞-𝔹𝔻-𝔾𝕀-𝕄𝕆𝕊-𝕐𝕒-𝚥𝚨-𝛀𝛂-𝛚𝛜-𝛺𝛼-𝜔𝜖-𝜴𝜶-𝝎𝝐-𝝮𝝰-𝞈𝞊-𝞨𝞪-𝟂𝟄-𝟋𝼀-𝼞𝼥-𝼪𞀰-𞁭𞄀-𞄬𞄷-𞄽𞅎𞊐-𞊭𞋀-𞋫𞓐-𞓫𞗐-𞗭𞗰𞛀-𞛞𞛠-𞛢𞛤𞛥𞛧-𞛭𞛰-𞛴𞛾𞛿𞟠-𞟦𞟨-𞟫𞟭𞟮𞟰-𞟾𞠀-𞣄𞤀-𞥃𞥋𞸀-𞸃𞸅-𞸟𞸡𞸢𞸤𞸧𞸩-𞸲𞸴-𞸷𞸹𞸻𞹂𞹇𞹉𞹋𞹍-𞹏𞹑𞹒𞹔𞹗𞹙𞹛𞹝𞹟𞹡𞹢𞹤𞹧-𞹪𞹬-𞹲𞹴-𞹷𞹹-𞹼𞹾𞺀-𞺉𞺋-𞺛𞺡-𞺣𞺥-𞺩𞺫-𞺻𠀀-𪛟𪜀-𫠝𫠠-𬺭𬺰-𮯠𮯰-𮹝丽-𪘀𰀀-𱍊𱍐-𳑹]\\Z",
    ),
]


Slash: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a//\\Z")]


Counted: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Z]{2,3}\\Z")]


Named: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9]{2})-(?(1)\\1|)\\Z")]


NotBehind: TypeAlias = Annotated[str, msgspec.Meta(pattern="(?<!a)b")]


WordEdge: TypeAlias = Annotated[str, msgspec.Meta(pattern="(?a:\\b)cat(?a:\\b)")]


Inner: TypeAlias = Annotated[str, msgspec.Meta(pattern="a(?!(?a:\\b))b")]


AnyOne: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[\\s\\S]\\Z")]


Escapes: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^\\x01ABC\\t\\n\\x0b\\x0c\\r\\x00\\Z")
]


Pair: TypeAlias = Annotated[str, msgspec.Meta(pattern="^\\U0001f600\\U0001f600\\Z")]


Upper: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉ-ƋƎ-ƑƓƔƖ-ƘƜƝƟƠƢƤƦƧƩƬƮƯƱ-ƳƵƷƸƼǄǇǊǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǱǴǶ-ǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃ-ɆɈɊɌɎͰͲͶͿΆΈ-ΊΌΎΏΑ-ΡΣ-ΫϏϒ-ϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽ-ЯѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱ-ՖႠ-ჅჇჍᎠ-ᏵᲉᲐ-ᲺᲽ-ᲿḀḂḄḆḈḊḌḎḐḒḔḖḘḚḜḞḠḢḤḦḨḪḬḮḰḲḴḶḸḺḼḾṀṂṄṆṈṊṌṎṐṒṔṖṘṚṜṞṠṢṤṦṨṪṬṮṰṲṴṶṸṺṼṾẀẂẄẆẈẊẌẎẐẒẔẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸỺỼỾἈ-ἏἘ-ἝἨ-ἯἸ-ἿὈ-ὍὙὛὝὟὨ-ὯᾸ-ΆῈ-ΉῘ-ΊῨ-ῬῸ-Ώℂℇℋ-ℍℐ-ℒℕℙ-ℝℤΩℨK-ℭℰ-ℳℾℿⅅↃⰀ-ⰯⱠⱢ-ⱤⱧⱩⱫⱭ-ⱰⱲⱵⱾ-ⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪ-ꞮꞰ-ꞴꞶꞸꞺꞼꞾꟀꟂꟄ-ꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡ-Ｚ𐐀-𐐧𐒰-𐓓𐕰-𐕺𐕼-𐖊𐖌-𐖒𐖔𐖕𐲀-𐲲𐵐-𐵥𑢠-𑢿𖹀-𖹟𖺠-𖺸𝐀-𝐙𝐴-𝑍𝑨-𝒁𝒜𝒞𝒟𝒢𝒥𝒦𝒩-𝒬𝒮-𝒵𝓐-𝓩𝔄𝔅𝔇-𝔊𝔍-𝔔𝔖-𝔜𝔸𝔹𝔻-𝔾𝕀-𝕄𝕆𝕊-𝕐𝕬-𝖅𝖠-𝖹𝗔-𝗭𝘈-𝘡𝘼-𝙕𝙰-𝚉𝚨-𝛀𝛢-𝛺𝜜-𝜴𝝖-𝝮𝞐-𝞨𝟊𞤀-𞤡]\\Z",
    ),
]


NotLetter: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[\\x00-@\\[-`{-\\xa9\\xab-\\xb4\\xb6-¹\\xbb-\\xbf\\xd7\\xf7\\u02c2-\\u02c5\\u02d2-\\u02df\\u02e5-\\u02eb\\u02ed\\u02ef-ͯ\\u0375\\u0378\\u0379\\u037e\\u0380-\\u0385\\u0387\\u038b\\u038d\\u03a2\\u03f6\\u0482-\\u0489\\u0530\\u0557\\u0558\\u055a-\\u055f\\u0589-\\u05cf\\u05eb-\\u05ee\\u05f3-\\u061fً-\\u066dٰ\\u06d4ۖ-ۤۧ-ۭ۰-۹\\u06fd\\u06fe\\u0700-\\u070fܑܰ-\\u074cަ-ް\\u07b2-߉\\u07eb-\\u07f3\\u07f6-\\u07f9\\u07fb-\\u07ffࠖ-\\u0819ࠛ-ࠣࠥ-ࠧࠩ-\\u083f\\u0859-\\u085f\\u086b-\\u086f\\u0888\\u0890-\\u089f\\u08ca-ःऺ-\\u093cा-ॏ\\u0951-ॗॢ-\\u0970ঁ-\\u0984\\u098d\\u098e\\u0991\\u0992\\u09a9\\u09b1\\u09b3-\\u09b5\\u09ba-\\u09bcা-\\u09cd\\u09cf-\\u09db\\u09deৢ-৯\\u09f2-\\u09fb\\u09fd-\\u0a04\\u0a0b-\\u0a0e\\u0a11\\u0a12\\u0a29\\u0a31\\u0a34\\u0a37\\u0a3a-\\u0a58\\u0a5d\\u0a5f-ੱੵ-\\u0a84\\u0a8e\\u0a92\\u0aa9\\u0ab1\\u0ab4\\u0aba-\\u0abcા-\\u0acf\\u0ad1-\\u0adfૢ-\\u0af8ૺ-\\u0b04\\u0b0d\\u0b0e\\u0b11\\u0b12\\u0b29\\u0b31\\u0b34\\u0b3a-\\u0b3cା-\\u0b5b\\u0b5eୢ-\\u0b70୲-ஂ\\u0b84\\u0b8b-\\u0b8d\\u0b91\\u0b96-\\u0b98\\u0b9b\\u0b9d\\u0ba0-\\u0ba2\\u0ba5-\\u0ba7\\u0bab-\\u0bad\\u0bba-\\u0bcf\\u0bd1-ఄ\\u0c0d\\u0c11\\u0c29\\u0c3a-\\u0c3cా-\\u0c57\\u0c5b\\u0c5e\\u0c5fౢ-\\u0c7fಁ-\\u0c84\\u0c8d\\u0c91\\u0ca9\\u0cb4\\u0cba-\\u0cbcಾ-\\u0cdb\\u0cdfೢ-\\u0cf0ೳ-ഃ\\u0d0d\\u0d11\\u0d3b\\u0d3cാ-\\u0d4d\\u0d4f-\\u0d53ൗ-൞ൢ-\\u0d79\\u0d80-\\u0d84\\u0d97-\\u0d99\\u0db2\\u0dbc\\u0dbe\\u0dbf\\u0dc7-\\u0e00ัิ-\\u0e3f\\u0e47-\\u0e80\\u0e83\\u0e85\\u0e8b\\u0ea4\\u0ea6ັິ-ຼ\\u0ebe\\u0ebf\\u0ec5\\u0ec7-\\u0edb\\u0ee0-\\u0eff\\u0f01-\\u0f3f\\u0f48\\u0f6d-\\u0f87ྍ-\\u0fffါ-ှ၀-\\u104fၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-\\u109f\\u10c6\\u10c8-\\u10cc\\u10ce\\u10cf\\u10fb\\u1249\\u124e\\u124f\\u1257\\u1259\\u125e\\u125f\\u1289\\u128e\\u128f\\u12b1\\u12b6\\u12b7\\u12bf\\u12c1\\u12c6\\u12c7\\u12d7\\u1311\\u1316\\u1317\\u135b-\\u137f\\u1390-\\u139f\\u13f6\\u13f7\\u13fe-\\u1400\\u166d\\u166e\\u1680\\u169b-\\u169f\\u16eb-ᛰ\\u16f9-\\u16ffᜒ-\\u171eᜲ-\\u173fᝒ-\\u175f\\u176d\\u1771-\\u177f\\u17b4-\\u17d6\\u17d8-\\u17db\\u17dd-\\u181f\\u1879-\\u187fᢅᢆᢩ\\u18ab-\\u18af\\u18f6-\\u18ff\\u191f-᥏\\u196e\\u196f\\u1975-\\u197f\\u19ac-\\u19af\\u19ca-\\u19ffᨗ-\\u1a1fᩕ-\\u1aa6\\u1aa8-ᬄ\\u1b34-\\u1b44\\u1b4d-ᮂᮡ-ᮭ᮰-᮹\\u1be6-\\u1bffᰤ-\\u1c4c᱐-᱙\\u1c7e\\u1c7f\\u1c8b-\\u1c8f\\u1cbb\\u1cbc\\u1cc0-\\u1ce8\\u1ced\\u1cf4\\u1cf7-\\u1cf9\\u1cfb-\\u1cff\\u1dc0-\\u1dff\\u1f16\\u1f17\\u1f1e\\u1f1f\\u1f46\\u1f47\\u1f4e\\u1f4f\\u1f58\\u1f5a\\u1f5c\\u1f5e\\u1f7e\\u1f7f\\u1fb5\\u1fbd\\u1fbf-\\u1fc1\\u1fc5\\u1fcd-\\u1fcf\\u1fd4\\u1fd5\\u1fdc-\\u1fdf\\u1fed-\\u1ff1\\u1ff5\\u1ffd-⁰\\u2072-\\u207e₀-\\u208f\\u209d-\\u2101\\u2103-\\u2106\\u2108\\u2109\\u2114\\u2116-\\u2118\\u211e-\\u2123\\u2125\\u2127\\u2129\\u212e\\u213a\\u213b\\u2140-\\u2144\\u214a-\\u214d\\u214f-ↂↅ-\\u2bff\\u2ce5-\\u2cea\\u2cef-\\u2cf1\\u2cf4-\\u2cff\\u2d26\\u2d28-\\u2d2c\\u2d2e\\u2d2f\\u2d68-\\u2d6e\\u2d70-\\u2d7f\\u2d97-\\u2d9f\\u2da7\\u2daf\\u2db7\\u2dbf\\u2dc7\\u2dcf\\u2dd7\\u2ddf-\\u2e2e\\u2e30-\\u3004〇-\\u3030\\u3036-〺\\u303d-\\u3040\\u3097-\\u309c\\u30a0\\u30fb\\u3100-\\u3104\\u3130\\u318f-\\u319f\\u31c0-\\u31ef\\u3200-\\u33ff\\u4dc0-\\u4dff\\ua48d-\\ua4cf\\ua4fe\\ua4ff\\ua60d-\\ua60f꘠-꘩\\ua62c-\\ua63f\\ua66f-\\ua67eꚞꚟꛦ-\\ua716\\ua720\\ua721\\ua789\\ua78a\\ua7dd-\\ua7f0ꠂ\\ua806ꠋꠣ-\\ua83f\\ua874-ꢁꢴ-\\ua8f1\\ua8f8-\\ua8fa\\ua8fcꣿ-꤉ꤦ-\\ua92fꥇ-\\ua95f\\ua97d-ꦃ\\ua9b3-\\ua9ce꧐-\\ua9dfꧥ꧰-꧹\\ua9ffꨩ-\\uaa3fꩃꩌ-\\uaa5f\\uaa77-\\uaa79ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ\\uaabf\\uaac1\\uaac3-\\uaada\\uaade\\uaadfꫫ-\\uaaf1ꫵ-\\uab00\\uab07\\uab08\\uab0f\\uab10\\uab17-\\uab1f\\uab27\\uab2f\\uab5b\\uab6a-\\uab6fꯣ-\\uabff\\ud7a4-\\ud7af\\ud7c7-\\ud7ca\\ud7fc-\\uf8ff\\ufa6e\\ufa6f\\ufada-\\ufaff\\ufb07-\\ufb12\\ufb18-\\ufb1cﬞ\\ufb29\\ufb37\\ufb3d\\ufb3f\\ufb42\\ufb45\\ufbb2-\\ufbd2\\ufd3e-\\ufd4f\\ufd90\\ufd91\\ufdc8-\\ufdef\\ufdfc-\\ufe6f\\ufe75\\ufefd-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\uffbf-\\uffc1\\uffc8\\uffc9\\uffd0\\uffd1\\uffd8\\uffd9\\uffdd-\\uffff\\U0001000c\\U00010027\\U0001003b\\U0001003e\\U0001004e\\U0001004f\\U0001005e-\\U0001007f\\U000100fb-\\U0001027f\\U0001029d-\\U0001029f\\U000102d1-\\U000102ff𐌠-\\U0001032c𐍁𐍊-\\U0001034f𐍶-\\U0001037f\\U0001039e\\U0001039f\\U000103c4-\\U000103c7\\U000103d0-\\U000103ff\\U0001049e-\\U000104af\\U000104d4-\\U000104d7\\U000104fc-\\U000104ff\\U00010528-\\U0001052f\\U00010564-\\U0001056f\\U0001057b\\U0001058b\\U00010593\\U00010596\\U000105a2\\U000105b2\\U000105ba\\U000105bd-\\U000105bf\\U000105f4-\\U000105ff\\U00010737-\\U0001073f\\U00010756-\\U0001075f\\U00010768-\\U0001077f\\U00010786\\U000107b1\\U000107bb-\\U000107ff\\U00010806\\U00010807\\U00010809\\U00010836\\U00010839-\\U0001083b\\U0001083d\\U0001083e\\U00010856-𐡟\\U00010877-𐡿\\U0001089f-\\U000108df\\U000108f3\\U000108f6-𐣿𐤖-\\U0001091f\\U0001093a-\\U0001093f\\U0001095a-\\U0001097f\\U000109b8-𐦽𐧀-𐧿𐨁-𐨏\\U00010a14\\U00010a18\\U00010a36-\\U00010a5f𐩽-\\U00010a7f𐪝-\\U00010abf\\U00010ac8\\U00010ae5-\\U00010aff\\U00010b36-\\U00010b3f\\U00010b56-𐭟\\U00010b73-𐭿\\U00010b92-\\U00010bff\\U00010c49-\\U00010c7f\\U00010cb3-\\U00010cbf\\U00010cf3-𐳿𐴤-𐵉\\U00010d66-\\U00010d6e\\U00010d86-\\U00010e7f\\U00010eaa-\\U00010eaf\\U00010eb2-\\U00010ec1\\U00010ec8-\\U00010eff𐼝-𐼦\\U00010f28-\\U00010f2f\\U00010f46-\\U00010f6f\\U00010f82-\\U00010faf𐿅-\\U00010fdf\\U00010ff7-𑀂𑀸-\\U00011070𑁳𑁴\\U00011076-𑂂𑂰-\\U000110cf\\U000110e9-𑄂𑄧-\\U00011143𑅅𑅆\\U00011148-\\U0001114f\\U00011173-\\U00011175\\U00011177-𑆂𑆳-\\U000111c0\\U000111c5-𑇙\\U000111db\\U000111dd-\\U000111ff\\U00011212𑈬-𑈾𑉁-\\U0001127f\\U00011287\\U00011289\\U0001128e\\U0001129e\\U000112a9-\\U000112af𑋟-\\U00011304\\U0001130d\\U0001130e\\U00011311\\U00011312\\U00011329\\U00011331\\U00011334\\U0001133a-\\U0001133c𑌾-\\U0001134f\\U00011351-\\U0001135c𑍢-\\U0001137f\\U0001138a\\U0001138c\\U0001138d\\U0001138f\\U000113b6𑎸-\\U000113d0\\U000113d2\\U000113d4-\\U000113ff𑐵-\\U00011446\\U0001144b-\\U0001145e\\U00011462-\\U0001147f𑒰-\\U000114c3\\U000114c6\\U000114c8-\\U0001157f𑖯-\\U000115d7𑗜-\\U000115ff𑘰-\\U00011643\\U00011645-\\U0001167f𑚫-\\U000116b7\\U000116b9-\\U000116ff\\U0001171b-\\U0001173f\\U00011747-\\U000117ff𑠬-\\U0001189f𑣠-\\U000118fe\\U00011907\\U00011908\\U0001190a\\U0001190b\\U00011914\\U00011917𑤰-\\U0001193e𑥀𑥂-\\U0001199f\\U000119a8\\U000119a9𑧑-\\U000119e0\\U000119e2𑧤-\\U000119ff𑨁-𑨊\\U00011a33-𑨹𑨻-\\U00011a4f𑩑-𑩛𑪊-\\U00011a9c\\U00011a9e-\\U00011aaf\\U00011af9-\\U00011bbf\\U00011be1-\\U00011bff\\U00011c09𑰯-\\U00011c3f\\U00011c41-\\U00011c71\\U00011c90-\\U00011cff\\U00011d07\\U00011d0a𑴱-\\U00011d45𑵇-\\U00011d5f\\U00011d66\\U00011d69𑶊-\\U00011d97\\U00011d99-\\U00011daf\\U00011ddc-\\U00011edf𑻳-𑼁𑼃\\U00011f11𑼴-\\U00011faf\\U00011fb1-\\U00011fff\\U0001239a-\\U0001247f\\U00012544-\\U00012f8f\\U00012ff1-\\U00012fff\\U00013430-\\U00013440\\U00013447-\\U0001345f\\U000143fb-\\U000143ff\\U00014647-\\U000160ff𖄞-\\U000167ff\\U00016a39-\\U00016a3f\\U00016a5f-\\U00016a6f\\U00016abf-\\U00016acf\\U00016aee-\\U00016aff\\U00016b30-\\U00016b3f\\U00016b44-\\U00016b62\\U00016b78-\\U00016b7c\\U00016b90-\\U00016d3f\\U00016d6d-\\U00016e3f𖺀-\\U00016e9f\\U00016eb9\\U00016eba\\U00016ed4-\\U00016eff\\U00016f4b-𖽏𖽑-𖾒\\U00016fa0-\\U00016fdf\\U00016fe2\\U00016fe4-𖿱𖿴-\\U00016fff\\U00018cd6-\\U00018cfe\\U00018d1f-\\U00018d7f\\U00018df3-\\U0001afef\\U0001aff4\\U0001affc\\U0001afff\\U0001b123-\\U0001b131\\U0001b133-\\U0001b14f\\U0001b153\\U0001b154\\U0001b156-\\U0001b163\\U0001b168-\\U0001b16f\\U0001b2fc-\\U0001bbff\\U0001bc6b-\\U0001bc6f\\U0001bc7d-\\U0001bc7f\\U0001bc89-\\U0001bc8f\\U0001bc9a-\\U0001d3ff\\U0001d455\\U0001d49d\\U0001d4a0\\U0001d4a1\\U0001d4a3\\U0001d4a4\\U0001d4a7\\U0001d4a8\\U0001d4ad\\U0001d4ba\\U0001d4bc\\U0001d4c4\\U0001d506\\U0001d50b\\U0001d50c\\U0001d515\\U0001d51d\\U0001d53a\\U0001d53f\\U0001d545\\U0001d547-\\U0001d549\\U0001d551\\U0001d6a6\\U0001d6a7\\U0001d6c1\\U0001d6db\\U0001d6fb\\U0001d715\\U0001d735\\U0001d74f\\U0001d76f\\U0001d789\\U0001d7a9\\U0001d7c3\\U0001d7cc-\\U0001deff\\U0001df1f-\\U0001df24\\U0001df2b-\\U0001e02f\\U0001e06e-\\U0001e0ff\\U0001e12d-\\U0001e136\\U0001e13e-\\U0001e14d\\U0001e14f-\\U0001e28f\\U0001e2ae-\\U0001e2bf\\U0001e2ec-\\U0001e4cf\\U0001e4ec-\\U0001e5cf\\U0001e5ee\\U0001e5ef𞗱-\\U0001e6bf\\U0001e6df𞛣𞛦𞛮𞛯𞛵-\\U0001e6fd\\U0001e700-\\U0001e7df\\U0001e7e7\\U0001e7ec\\U0001e7ef\\U0001e7ff\\U0001e8c5-\\U0001e8ff\\U0001e944-\\U0001e94a\\U0001e94c-\\U0001edff\\U0001ee04\\U0001ee20\\U0001ee23\\U0001ee25\\U0001ee26\\U0001ee28\\U0001ee33\\U0001ee38\\U0001ee3a\\U0001ee3c-\\U0001ee41\\U0001ee43-\\U0001ee46\\U0001ee48\\U0001ee4a\\U0001ee4c\\U0001ee50\\U0001ee53\\U0001ee55\\U0001ee56\\U0001ee58\\U0001ee5a\\U0001ee5c\\U0001ee5e\\U0001ee60\\U0001ee63\\U0001ee65\\U0001ee66\\U0001ee6b\\U0001ee73\\U0001ee78\\U0001ee7d\\U0001ee7f\\U0001ee8a\\U0001ee9c-\\U0001eea0\\U0001eea4\\U0001eeaa\\U0001eebc-\\U0001ffff\\U0002a6e0-\\U0002a6ff\\U0002b81e\\U0002b81f\\U0002ceae\\U0002ceaf\\U0002ebe1-\\U0002ebef\\U0002ee5e-\\U0002f7ff\\U0002fa1e-\\U0002ffff\\U0003134b-\\U0003134f\\U0003347a-\\U0010ffff]\\Z",
    ),
]


Greek: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[Ͱ-ͳ\\u0375-ͷͺ-ͽͿ\\u0384ΆΈ-ΊΌΎ-ΡΣ-ϡϰ-Ͽᴦ-ᴪᵝ-ᵡᵦ-ᵪᶿἀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ῄῆ-ΐῖ-Ί\\u1fdd-\\u1fefῲ-ῴῶ-\\u1ffeΩꭥ𐅀-\\U0001018e\\U000101a0\\U0001d200-\\U0001d245]+\\Z",
    ),
]


Alternatives: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(?:a|ab)(?:c|bcd)\\Z")]


Lazy: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a+?b*?c\\Z")]


AtLeastTwo: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a{2,}\\Z")]


Blank: TypeAlias = Annotated[str, msgspec.Meta(pattern="^\\Z")]


AtEnd: TypeAlias = Annotated[str, msgspec.Meta(pattern="a\\Z")]


AtStart: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a")]


Faces: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^[\\U0001f600-\\U0001f60e]{2}\\Z")
]


Everything: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[\\s\\S]{2}\\Z")]


NotThese: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[^\\t-\\r 0-9\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]\\Z",
    ),
]


NotAny: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[\\x00-/:-\\U0010ffff][\\x00-/:-@\\[-\\^`{-\\U0010ffff][\\x00-\\x08\\x0e-\\x1f!-\\x9f\\xa1-ᙿᚁ-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\U0010ffff]\\Z",
    ),
]


Later: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(?:)(a)\\Z")]


Dashed: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[\\-.0-9A-Z_a-z]+\\Z")]


Optional: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^(?:https?://)?[a-z]+(?:\\.[a-z]+)*\\Z")
]


Quote: TypeAlias = Annotated[str, msgspec.Meta(pattern='^"[^"]*"\\Z')]


Nested: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^((a)(b(c)?))(?(3)\\3|)(?(1)\\1|)\\Z")
]


Either: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a|b\\Z")]


Astral: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[^a]\\Z")]


Ahead2: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^(?![^\\n\\r\\u2028\\u2029]*([^\\n\\r\\u2028\\u2029])[^\\n\\r\\u2028\\u2029]*(?(1)\\1|))[a-z]+\\Z",
    ),
]


Plain: TypeAlias = Annotated[str, msgspec.Meta(pattern="a[^\\n\\r\\u2028\\u2029]c")]


Dollar: TypeAlias = Annotated[str, msgspec.Meta(pattern="^\\$\\{[0-9A-Z_a-z]+\\}\\Z")]


Three: TypeAlias = Annotated[str, msgspec.Meta(pattern="a")]
