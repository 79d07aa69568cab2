# Made by toolc from suite_patterns.tools; do not edit.
"""How payloads, results and errors of `suite_patterns` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_SUITE_PATTERNS0_ARGS: Codec[types.CheckSuitePatterns0Args] = Codec(lambda: table.Record(types.CheckSuitePatterns0Args, lambda: ()))
CHECK_SUITE_PATTERNS1_ARGS: Codec[types.CheckSuitePatterns1Args] = Codec(lambda: table.Record(types.CheckSuitePatterns1Args, lambda: ()))
CHECK_SUITE_PATTERNS2_ARGS: Codec[types.CheckSuitePatterns2Args] = Codec(lambda: table.Record(types.CheckSuitePatterns2Args, lambda: ()))
CHECK_SUITE_PATTERNS3_ARGS: Codec[types.CheckSuitePatterns3Args] = Codec(lambda: table.Record(types.CheckSuitePatterns3Args, lambda: ()))
CHECK_SUITE_PATTERNS4_ARGS: Codec[types.CheckSuitePatterns4Args] = Codec(lambda: table.Record(types.CheckSuitePatterns4Args, lambda: ()))
CHECK_SUITE_PATTERNS5_ARGS: Codec[types.CheckSuitePatterns5Args] = Codec(lambda: table.Record(types.CheckSuitePatterns5Args, lambda: ()))
CHECK_SUITE_PATTERNS6_ARGS: Codec[types.CheckSuitePatterns6Args] = Codec(lambda: table.Record(types.CheckSuitePatterns6Args, lambda: ()))
CHECK_SUITE_PATTERNS7_ARGS: Codec[types.CheckSuitePatterns7Args] = Codec(lambda: table.Record(types.CheckSuitePatterns7Args, lambda: ()))
CHECK_SUITE_PATTERNS8_ARGS: Codec[types.CheckSuitePatterns8Args] = Codec(lambda: table.Record(types.CheckSuitePatterns8Args, lambda: ()))
CHECK_SUITE_PATTERNS9_ARGS: Codec[types.CheckSuitePatterns9Args] = Codec(lambda: table.Record(types.CheckSuitePatterns9Args, lambda: ()))
CHECK_SUITE_PATTERNS10_ARGS: Codec[types.CheckSuitePatterns10Args] = Codec(lambda: table.Record(types.CheckSuitePatterns10Args, lambda: ()))
CHECK_SUITE_PATTERNS11_ARGS: Codec[types.CheckSuitePatterns11Args] = Codec(lambda: table.Record(types.CheckSuitePatterns11Args, lambda: ()))
CHECK_SUITE_PATTERNS12_ARGS: Codec[types.CheckSuitePatterns12Args] = Codec(lambda: table.Record(types.CheckSuitePatterns12Args, lambda: ()))
CHECK_SUITE_PATTERNS13_ARGS: Codec[types.CheckSuitePatterns13Args] = Codec(lambda: table.Record(types.CheckSuitePatterns13Args, lambda: ()))
CHECK_SUITE_PATTERNS14_ARGS: Codec[types.CheckSuitePatterns14Args] = Codec(lambda: table.Record(types.CheckSuitePatterns14Args, lambda: ()))
CHECK_SUITE_PATTERNS0_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^abc$", "^abc\\Z"),)))
CHECK_SUITE_PATTERNS1_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\t$", "^\\t\\Z"),)))
CHECK_SUITE_PATTERNS2_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\cC$", "^\\x03\\Z"),)))
CHECK_SUITE_PATTERNS3_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\cc$", "^\\x03\\Z"),)))
CHECK_SUITE_PATTERNS4_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\d$", "^[0-9]\\Z"),)))
CHECK_SUITE_PATTERNS5_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\D$", "^[\\x00-/:-\\U0010ffff]\\Z"),)))
CHECK_SUITE_PATTERNS6_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\w$", "^[0-9A-Z_a-z]\\Z"),)))
CHECK_SUITE_PATTERNS7_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\W$", "^[\\x00-/:-@\\[-\\^`{-\\U0010ffff]\\Z"),)))
CHECK_SUITE_PATTERNS8_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\s$", "^[\\t-\\r \\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]\\Z"),)))
CHECK_SUITE_PATTERNS9_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\S$", "^[\\x00-\\x08\\x0e-\\x1f!-\\x9f\\xa1-ᙿᚁ-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\U0010ffff]\\Z"),)))
CHECK_SUITE_PATTERNS10_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("\\p{Letter}cole", "[A-Za-zªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆՙՠ-ֈא-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛱ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢄᢇ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿₐ-ₜℂℇℊ-ℓℕℙ-ℝℤΩℨK-ℭℯ-ℹℼ-ℿⅅ-ⅉⅎↃↄⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞⸯ々〆〱-〵〻〼ぁ-ゖゝ-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛥꜗ-ꜟꜢ-ꞈꞋ-Ƛ꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ𐀀-𐀋𐀍-𐀦𐀨-𐀺𐀼𐀽𐀿-𐁍𐁐-𐁝𐂀-𐃺𐊀-𐊜𐊠-𐋐𐌀-𐌟𐌭-𐍀𐍂-𐍉𐍐-𐍵𐎀-𐎝𐎠-𐏃𐏈-𐏏𐐀-𐒝𐒰-𐓓𐓘-𐓻𐔀-𐔧𐔰-𐕣𐕰-𐕺𐕼-𐖊𐖌-𐖒𐖔𐖕𐖗-𐖡𐖣-𐖱𐖳-𐖹𐖻𐖼𐗀-𐗳𐘀-𐜶𐝀-𐝕𐝠-𐝧𐞀-𐞅𐞇-𐞰𐞲-𐞺𐠀-𐠅𐠈𐠊-𐠵𐠷𐠸𐠼𐠿-𐡕𐡠-𐡶𐢀-𐢞𐣠-𐣲𐣴𐣵𐤀-𐤕𐤠-𐤹𐥀-𐥙𐦀-𐦷𐦾𐦿𐨀𐨐-𐨓𐨕-𐨗𐨙-𐨵𐩠-𐩼𐪀-𐪜𐫀-𐫇𐫉-𐫤𐬀-𐬵𐭀-𐭕𐭠-𐭲𐮀-𐮑𐰀-𐱈𐲀-𐲲𐳀-𐳲𐴀-𐴣𐵊-𐵥𐵯-𐶅𐺀-𐺩𐺰𐺱𐻂-𐻇𐼀-𐼜𐼧𐼰-𐽅𐽰-𐾁𐾰-𐿄𐿠-𐿶𑀃-𑀷𑁱𑁲𑁵𑂃-𑂯𑃐-𑃨𑄃-𑄦𑅄𑅇𑅐-𑅲𑅶𑆃-𑆲𑇁-𑇄𑇚𑇜𑈀-𑈑𑈓-𑈫𑈿𑉀𑊀-𑊆𑊈𑊊-𑊍𑊏-𑊝𑊟-𑊨𑊰-𑋞𑌅-𑌌𑌏𑌐𑌓-𑌨𑌪-𑌰𑌲𑌳𑌵-𑌹𑌽𑍐𑍝-𑍡𑎀-𑎉𑎋𑎎𑎐-𑎵𑎷𑏑𑏓𑐀-𑐴𑑇-𑑊𑑟-𑑡𑒀-𑒯𑓄𑓅𑓇𑖀-𑖮𑗘-𑗛𑘀-𑘯𑙄𑚀-𑚪𑚸𑜀-𑜚𑝀-𑝆𑠀-𑠫𑢠-𑣟𑣿-𑤆𑤉𑤌-𑤓𑤕𑤖𑤘-𑤯𑤿𑥁𑦠-𑦧𑦪-𑧐𑧡𑧣𑨀𑨋-𑨲𑨺𑩐𑩜-𑪉𑪝𑪰-𑫸𑯀-𑯠𑰀-𑰈𑰊-𑰮𑱀𑱲-𑲏𑴀-𑴆𑴈𑴉𑴋-𑴰𑵆𑵠-𑵥𑵧𑵨𑵪-𑶉𑶘𑶰-𑷛𑻠-𑻲𑼂𑼄-𑼐𑼒-𑼳𑾰𒀀-𒎙𒒀-𒕃𒾐-𒿰𓀀-𓐯𓑁-𓑆𓑠-𔏺𔐀-𔙆𖄀-𖄝𖠀-𖨸𖩀-𖩞𖩰-𖪾𖫐-𖫭𖬀-𖬯𖭀-𖭃𖭣-𖭷𖭽-𖮏𖵀-𖵬𖹀-𖹿𖺠-𖺸𖺻-𖻓𖼀-𖽊𖽐𖾓-𖾟𖿠𖿡𖿣𖿲𖿳𗀀-𘳕𘳿-𘴞𘶀-𘷲𚿰-𚿳𚿵-𚿻𚿽𚿾𛀀-𛄢𛄲𛅐-𛅒𛅕𛅤-𛅧𛅰-𛋻𛰀-𛱪𛱰-𛱼𛲀-𛲈𛲐-𛲙𝐀-𝑔𝑖-𝒜𝒞𝒟𝒢𝒥𝒦𝒩-𝒬𝒮-𝒹𝒻𝒽-𝓃𝓅-𝔅𝔇-𝔊𝔍-𝔔𝔖-𝔜𝔞-𝔹𝔻-𝔾𝕀-𝕄𝕆𝕊-𝕐𝕒-𝚥𝚨-𝛀𝛂-𝛚𝛜-𝛺𝛼-𝜔𝜖-𝜴𝜶-𝝎𝝐-𝝮𝝰-𝞈𝞊-𝞨𝞪-𝟂𝟄-𝟋𝼀-𝼞𝼥-𝼪𞀰-𞁭𞄀-𞄬𞄷-𞄽𞅎𞊐-𞊭𞋀-𞋫𞓐-𞓫𞗐-𞗭𞗰𞛀-𞛞𞛠-𞛢𞛤𞛥𞛧-𞛭𞛰-𞛴𞛾𞛿𞟠-𞟦𞟨-𞟫𞟭𞟮𞟰-𞟾𞠀-𞣄𞤀-𞥃𞥋𞸀-𞸃𞸅-𞸟𞸡𞸢𞸤𞸧𞸩-𞸲𞸴-𞸷𞸹𞸻𞹂𞹇𞹉𞹋𞹍-𞹏𞹑𞹒𞹔𞹗𞹙𞹛𞹝𞹟𞹡𞹢𞹤𞹧-𞹪𞹬-𞹲𞹴-𞹷𞹹-𞹼𞹾𞺀-𞺉𞺋-𞺛𞺡-𞺣𞺥-𞺩𞺫-𞺻𠀀-𪛟𪜀-𫠝𫠠-𬺭𬺰-𮯠𮯰-𮹝丽-𪘀𰀀-𱍊𱍐-𳑹]cole"),)))
CHECK_SUITE_PATTERNS11_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("\\wcole", "[0-9A-Z_a-z]cole"),)))
CHECK_SUITE_PATTERNS12_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("[a-z]cole"),)))
CHECK_SUITE_PATTERNS13_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\d+$", "^[0-9]+\\Z"),)))
CHECK_SUITE_PATTERNS14_RESULT: Codec[str] = Codec(lambda: table.Text(patterns=(table.Pattern("^\\p{digit}+$", "^[0-9٠-٩۰-۹߀-߉०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯෦-෯๐-๙໐-໙༠-༩၀-၉႐-႙០-៩᠐-᠙᥆-᥏᧐-᧙᪀-᪉᪐-᪙᭐-᭙᮰-᮹᱀-᱉᱐-᱙꘠-꘩꣐-꣙꤀-꤉꧐-꧙꧰-꧹꩐-꩙꯰-꯹０-９𐒠-𐒩𐴰-𐴹𐵀-𐵉𑁦-𑁯𑃰-𑃹𑄶-𑄿𑇐-𑇙𑋰-𑋹𑑐-𑑙𑓐-𑓙𑙐-𑙙𑛀-𑛉𑛐-𑛣𑜰-𑜹𑣠-𑣩𑥐-𑥙𑯰-𑯹𑱐-𑱙𑵐-𑵙𑶠-𑶩𑷠-𑷩𑽐-𑽙𖄰-𖄹𖩠-𖩩𖫀-𖫉𖭐-𖭙𖵰-𖵹𜳰-𜳹𝟎-𝟿𞅀-𞅉𞋰-𞋹𞓰-𞓹𞗱-𞗺𞥐-𞥙🯰-🯹]+\\Z"),)))
