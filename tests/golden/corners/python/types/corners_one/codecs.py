# Made by toolc from one.tools; do not edit.
"""How the types of `corners.one` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ..corners_two import codecs as corners_two
from . import types

# fmt: off

THING: Codec[types.Thing] = Codec(lambda: table.Record(types.Thing, lambda: (
    table.Field("here", table.INT),
)))
SMALL: Codec[types.Small] = Codec(lambda: table.Record(types.Small, lambda: (
    table.Field("inner", table.BOOL),
)))
BIG: Codec[types.Big] = Codec(lambda: table.Enum(types.Big, ("value_0", "value_1", "value_2", "value_3", "value_4", "value_5", "value_6", "value_7", "value_8", "value_9", "value_10", "value_11", "value_12", "value_13", "value_14", "value_15", "value_16", "value_17", "value_18", "value_19", "value_20", "value_21", "value_22", "value_23", "value_24", "value_25", "value_26", "value_27", "value_28", "value_29", "value_30", "value_31", "value_32", "value_33", "value_34", "value_35", "value_36", "value_37", "value_38", "value_39", "value_40", "value_41", "value_42", "value_43", "value_44", "value_45", "value_46", "value_47", "value_48", "value_49", "value_50", "value_51", "value_52", "value_53", "value_54", "value_55", "value_56", "value_57", "value_58", "value_59", "value_60", "value_61", "value_62", "value_63", "value_64", "value_65", "value_66", "value_67", "value_68", "value_69", "value_70", "value_71", "value_72", "value_73", "value_74", "value_75", "value_76", "value_77", "value_78", "value_79", "value_80", "value_81", "value_82", "value_83", "value_84", "value_85", "value_86", "value_87", "value_88", "value_89", "value_90", "value_91", "value_92", "value_93", "value_94", "value_95", "value_96", "value_97", "value_98", "value_99", "value_100", "value_101", "value_102", "value_103", "value_104", "value_105", "value_106", "value_107", "value_108", "value_109", "value_110", "value_111", "value_112", "value_113", "value_114", "value_115", "value_116", "value_117", "value_118", "value_119", "value_120", "value_121", "value_122", "value_123", "value_124", "value_125", "value_126", "value_127", "value_128", "value_129", "value_130", "value_131", "value_132", "value_133", "value_134", "value_135", "value_136", "value_137", "value_138", "value_139", "value_140", "value_141", "value_142", "value_143", "value_144", "value_145", "value_146", "value_147", "value_148", "value_149", "value_150", "value_151", "value_152", "value_153", "value_154", "value_155", "value_156", "value_157", "value_158", "value_159", "value_160", "value_161", "value_162", "value_163", "value_164", "value_165", "value_166", "value_167", "value_168", "value_169", "value_170", "value_171", "value_172", "value_173", "value_174", "value_175", "value_176", "value_177", "value_178", "value_179", "value_180", "value_181", "value_182", "value_183", "value_184", "value_185", "value_186", "value_187", "value_188", "value_189", "value_190", "value_191", "value_192", "value_193", "value_194", "value_195", "value_196", "value_197", "value_198", "value_199", "value_200", "value_201", "value_202", "value_203", "value_204", "value_205", "value_206", "value_207", "value_208", "value_209", "value_210", "value_211", "value_212", "value_213", "value_214", "value_215", "value_216", "value_217", "value_218", "value_219", "value_220", "value_221", "value_222", "value_223", "value_224", "value_225", "value_226", "value_227", "value_228", "value_229", "value_230", "value_231", "value_232", "value_233", "value_234", "value_235", "value_236", "value_237", "value_238", "value_239", "value_240", "value_241", "value_242", "value_243", "value_244", "value_245", "value_246", "value_247", "value_248", "value_249", "value_250", "value_251", "value_252", "value_253", "value_254", "value_255", "value_256", "value_257", "value_258", "value_259", "value_260", "value_261", "value_262", "value_263", "value_264", "value_265", "value_266", "value_267", "value_268", "value_269", "value_270", "value_271", "value_272", "value_273", "value_274", "value_275", "value_276", "value_277", "value_278", "value_279", "value_280", "value_281", "value_282", "value_283", "value_284", "value_285", "value_286", "value_287", "value_288", "value_289", "value_290", "value_291", "value_292", "value_293", "value_294", "value_295", "value_296", "value_297", "value_298", "value_299", "value_300", "value_301", "value_302", "value_303", "value_304", "value_305")))
WIDE: Codec[types.Wide] = Codec(lambda: table.Record(types.Wide, lambda: (
    table.Field("field_0", table.Text(most=1), optional=True),
    table.Field("field_1", table.Text(most=2), optional=True),
    table.Field("field_2", table.Text(most=3), optional=True),
    table.Field("field_3", table.Text(most=4), optional=True),
    table.Field("field_4", table.Text(most=5), optional=True),
    table.Field("field_5", table.Text(most=6), optional=True),
    table.Field("field_6", table.Text(most=7), optional=True),
    table.Field("field_7", table.Text(most=8), optional=True),
    table.Field("field_8", table.Text(most=9), optional=True),
    table.Field("field_9", table.Text(most=10), optional=True),
    table.Field("field_10", table.Text(most=11), optional=True),
    table.Field("field_11", table.Text(most=12), optional=True),
    table.Field("field_12", table.Text(most=13), optional=True),
    table.Field("field_13", table.Text(most=14), optional=True),
    table.Field("field_14", table.Text(most=15), optional=True),
    table.Field("field_15", table.Text(most=16), optional=True),
    table.Field("field_16", table.Text(most=17), optional=True),
    table.Field("field_17", table.Text(most=18), optional=True),
    table.Field("field_18", table.Text(most=19), optional=True),
    table.Field("field_19", table.Text(most=20), optional=True),
    table.Field("field_20", table.Text(most=21), optional=True),
    table.Field("field_21", table.Text(most=22), optional=True),
    table.Field("field_22", table.Text(most=23), optional=True),
    table.Field("field_23", table.Text(most=24), optional=True),
    table.Field("field_24", table.Text(most=25), optional=True),
    table.Field("field_25", table.Text(most=26), optional=True),
    table.Field("field_26", table.Text(most=27), optional=True),
    table.Field("field_27", table.Text(most=28), optional=True),
    table.Field("field_28", table.Text(most=29), optional=True),
    table.Field("field_29", table.Text(most=30), optional=True),
    table.Field("field_30", table.Text(most=31), optional=True),
    table.Field("field_31", table.Text(most=32), optional=True),
    table.Field("field_32", table.Text(most=33), optional=True),
    table.Field("field_33", table.Text(most=34), optional=True),
    table.Field("field_34", table.Text(most=35), optional=True),
    table.Field("field_35", table.Text(most=36), optional=True),
    table.Field("field_36", table.Text(most=37), optional=True),
    table.Field("field_37", table.Text(most=38), optional=True),
    table.Field("field_38", table.Text(most=39), optional=True),
    table.Field("field_39", table.Text(most=40), optional=True),
)))
DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAaItemAItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAaItemAItemAItemAItem, lambda: (
    table.Field("a", table.STRING),
)))
DEEP_DEEP_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAItem2AItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAItem2AItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAItemAItem2AItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAItemAItem2AItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM: Codec[types.DeepDeepItemAItemAItemAItemAItem2AItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAItemAItemAItem2AItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2: Codec[types.DeepDeepItemAItemAItemAItemAItemAItem2] = Codec(lambda: table.Record(types.DeepDeepItemAItemAItemAItemAItemAItem2, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAaaaItemAItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAaaaItemAItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_2: Codec[types.DeepDeepItemAItemAAAAItemAItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAAAAItemAItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_AAA_ITEM_A_ITEM_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAAAItemAItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAAAItemAItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_2.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM_2: Codec[types.DeepDeepItemAItemAAItemAItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAAItemAItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_AAA_ITEM_A_ITEM_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAItemAItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAItemAItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM_2.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM_A_ITEM: Codec[types.DeepDeepItemAItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM_A_ITEM: Codec[types.DeepDeepItemAItem] = Codec(lambda: table.Record(types.DeepDeepItemAItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM_A_ITEM.table)),
)))
DEEP_DEEP_ITEM: Codec[types.DeepDeepItem] = Codec(lambda: table.Record(types.DeepDeepItem, lambda: (
    table.Field("a", table.List(DEEP_DEEP_ITEM_A_ITEM.table)),
)))
DEEP: Codec[types.Deep] = Codec(lambda: table.Record(types.Deep, lambda: (
    table.Field("deep", table.List(DEEP_DEEP_ITEM.table)),
)))
MIXED_BY_NAME_VALUE: Codec[types.MixedByNameValue] = Codec(lambda: table.Tuple((table.Text(least=1, most=64),), table.INT, types.MixedByNameValue))
MIXED: Codec[types.Mixed] = Codec(lambda: table.Record(types.Mixed, lambda: (
    table.Field("pair", table.Tuple((table.FLOAT, table.FLOAT)), default="[0.5,1.5]"),
    table.Field("pairs", table.List(table.Tuple((table.FLOAT, table.FLOAT)), least=1)),
    table.Field("by_name", table.Map(MIXED_BY_NAME_VALUE.table)),
    table.Field("small", table.Nullable(SMALL.table)),
    table.Field("maybe", table.Nullable(table.STRING), optional=True),
    table.Field("token", table.Secret(table.STRING)),
    table.Field("tokens", table.List(table.Secret(table.STRING))),
    table.Field("slugs", table.List(table.Text(least=1, most=64))),
    table.Field("other", corners_two.THING.table),
    table.Field("bytes", table.BYTES, attr="bytes_", default='"aGk="'),
    table.Field("when", table.DATE, optional=True),
    table.Field("shaped", table.Schema(table.JSON, '{"maxProperties":3}')),
    table.Field("steps", table.Float(gt=0.0, lt=10.0, step="0.05")),
    table.Field("near", table.Nullable(table.Union(None, lambda: (table.Text(most=3), table.Int(ge=1))))),
    table.Field("nothing", table.NULL),
)))
RULED: Codec[types.Ruled] = Codec(lambda: table.Schema(table.Record(types.Ruled, lambda: (
    table.Field("a", table.INT, optional=True),
    table.Field("b", table.List(table.INT, unique=True), optional=True),
)), '{"minProperties":1}'))
BROKEN_PART: Codec[types.BrokenPart] = Codec(lambda: table.Record(types.BrokenPart, lambda: (
    table.Field("name", table.STRING),
)))
BROKEN: Codec[types.Broken] = Codec(lambda: table.Record(types.Broken, lambda: (
    table.Field("part", BROKEN_PART.table),
    table.Field("ratio", table.FLOAT),
)))
