/** Kinds of measures. Values of one kind are compared in its base unit, which has the factor 1 in `unitRows`. */
export type MeasureKind =
  | "time"
  | "mass"
  | "length"
  | "area"
  | "volume"
  | "speed"
  | "energy"
  | "power"
  | "temperature"
  | "data"
  | "data rate"
  | "pressure"
  | "frequency"
  | "voltage"
  | "sound"
  | "degrees";

/** A unit. `words` are patterns of its names in any language, separated by `|`; in lower case. */
export interface UnitRow {
  kind: MeasureKind;
  /** Base units in one of this unit. */
  factor: number;
  /** Added to the value after multiplication, for temperatures. */
  offset?: number;
  /** Symbols as typed, separated by spaces. */
  symbols?: string;
  /** SI prefixes that the symbols and names may have, e.g. `m k` for `mg`, `kg` and `Kilogramm`. */
  prefixes?: string;
  needsPrefix?: true;
  words?: string;
  /** Names that only count in these languages, because elsewhere they are other words. */
  wordsIn?: Readonly<Record<string, string>>;
}

const day = 86_400;

export const unitRows: readonly UnitRow[] = [
  {
    kind: "time",
    factor: 1,
    symbols: "s sec secs Sek",
    prefixes: "n µ m",
    words:
      "seconds?|sekunden?|secondes?|segundos?|second[oi]|seconden|másodperc\\p{L}*|секунд\\p{L}*|сек|ثاني[ةت]|ثانيتان|ثوان\\p{L}?|秒(?:間|钟|鐘)?",
    wordsIn: { ca: "segons?" },
  },
  {
    kind: "time",
    factor: 60,
    symbols: "min mins Min",
    words:
      "minutes?|minuten?|minütig\\p{L}*|minutos?|minut[oi]|minuut|минут\\p{L}*|мин|دقيقة|دقائق|دقيقتان|分(?:間|钟|鐘)",
    wordsIn: { ca: "minuts?", hu: "perc\\p{L}*", ja: "分(?!の)", zh: "分" },
  },
  {
    kind: "time",
    factor: 3600,
    symbols: "h hr hrs Std",
    words:
      "hours?|\\p{L}{0,12}stunden?|stündig\\p{L}*|heures?|horas?|час(?:а|ов)?|ساعة|ساعات|ساعتان|ساعتين|時間|小时|小時|个小时|個小時|钟头",
    wordsIn: { ca: "hor[ae]s?", it: "or[ae]", nl: "u(?:u)?r|uren", hu: "ór[aá]\\p{L}*" },
  },
  {
    kind: "time",
    factor: day,
    symbols: "d",
    words:
      "days?|(?:arbeits|werk|ferien|urlaubs|kranken|fehl|kalender)?tage?n?|tägig\\p{L}*|jours?|d[ií]as?|giorn[oi]|dagen|дн(?:я|ей)|день|يوم(?:ان|ا)?|أيام|日間|天",
    wordsIn: { ca: "di(?:a|es)", nl: "dag", hu: "nap(?:ot|ig|os|on|ja)?", ja: "日(?!目)" },
  },
  {
    kind: "time",
    factor: 7 * day,
    symbols: "wk wks",
    words:
      "weeks?|wochen?|wöchig\\p{L}*|semaines?|semanas?|settiman[ae]|weken|недел\\p{L}+|нед|أسبوع(?:ان|ا)?|أسابيع|週間?|周|个星期|個星期",
    wordsIn: { ca: "setman(?:a|es)", nl: "week", hu: "hét|het(?:et|es|ig|e)|hétig" },
  },
  {
    kind: "time",
    factor: 30.4375 * day,
    words:
      "months?|monate?n?|monatig\\p{L}*|mois|mes(?:es|i)|meses|maanden|maand|hónap\\p{L}*|месяц\\p{L}*|мес|شهر(?:ان|ا)?|أشهر|شهور|(?:か|ヶ|カ|ヵ|ケ|箇)月(?:間)?|[个個]月",
    wordsIn: { ca: "mes(?:os)?", es: "mes", pt: "m[eê]s", it: "mese" },
  },
  {
    kind: "time",
    factor: 365.25 * day,
    symbols: "yr yrs",
    words:
      "years?|jahre?n?s?|jährig\\p{L}*|années?|años?|anos?|ann[oi]|jaren|год\\p{L}?|лет|سنة|سنتان|سنوات|عام|عاما|أعوام|年間",
    wordsIn: {
      ca: "anys?",
      fr: "ans?",
      nl: "jaar",
      hu: "év(?:e|es|ig|et|en)?",
      ja: "年(?!代|目|度|生)",
      zh: "年",
    },
  },
  {
    kind: "time",
    factor: 3652.5 * day,
    words: "decades?|jahrzehnte?n?|décennies?|décadas?|decenni[oi]?",
  },
  {
    kind: "mass",
    factor: 1,
    symbols: "g",
    prefixes: "µ m c k",
    words:
      "gram(?:me)?s?|gramm[eios]?|gramos?|gramas?|грамм\\p{L}*|غرام\\p{L}*|جرام\\p{L}*|グラム|克",
    wordsIn: { ar: "غ|غم" },
  },
  {
    kind: "mass",
    factor: 1000,
    words: "kilos?|chil[oi]|quilos?|كيلو(?:غ)?|キロ(?:グラム)?|公斤|кило",
    wordsIn: { ca: "quilos?", hu: "kiló(?:s|t|val|nyi)?" },
  },
  {
    kind: "mass",
    factor: 1e6,
    symbols: "t",
    words:
      "(?:metric )?tons?|tonnes?|tonnen?|toneladas?|tonnellat[ae]|ton(?:ná\\p{L}*)?|тонн\\p{L}*|طن\\p{L}?|أطنان|トン|吨|噸",
  },
  { kind: "mass", factor: 500, words: "pfund", wordsIn: { zh: "斤" } },
  { kind: "mass", factor: 453.592_37, symbols: "lb lbs", words: "pounds?|libras?|libbr[ae]" },
  { kind: "mass", factor: 28.349_523, symbols: "oz", words: "ounces?|onces|onzas?|unzen?" },
  {
    kind: "length",
    factor: 1,
    symbols: "m",
    prefixes: "n µ m c d k",
    words:
      "met(?:re|er)s?|metern|mètres?|metros?|metr[oi]|méter\\p{L}*|метр\\p{L}*|متر(?:ا)?|أمتار|メートル|米",
  },
  { kind: "length", factor: 1000, words: "キロ|公里|كيلو|км|كم" },
  {
    kind: "length",
    factor: 1609.344,
    symbols: "mi",
    words:
      "miles?|meilen?|millas?|migli[ao]|milhas?|mijl|mérföld|мил[иья]|マイル|英里|ميل(?:ا|ان)?|أميال",
  },
  { kind: "length", factor: 1852, words: "nautical miles?|seemeilen?|milles? nautiques?" },
  { kind: "length", factor: 0.9144, symbols: "yd", words: "yards?" },
  { kind: "length", factor: 0.3048, symbols: "ft", words: "feet|foot|fuß|pieds?|pies?" },
  {
    kind: "length",
    factor: 0.0254,
    words: "inch(?:es)?|zoll|pouces?|pulgadas?|pollici|polegadas?",
  },
  {
    kind: "area",
    factor: 1,
    symbols: "m² m2 sqm qm ㎡",
    words:
      "square met(?:re|er)s?|sq\\.? ?m|quadratmetern?|mètres? carrés?|metros? cuadrados?|metros? quadrados?|metri quadr[ai](?:ti)?|vierkante meters?|négyzetméter\\p{L}*|متر(?:ا)? مربع(?:ا)?|م²|平方メートル|平米|平方米",
  },
  {
    kind: "area",
    factor: 1e4,
    symbols: "ha",
    words:
      "hectares?|hektars?|hect[aá]reas?|ettar[oi]|hektár\\p{L}*|هكتار(?:ا)?|ヘクタール|公顷|公頃",
  },
  {
    kind: "area",
    factor: 1e6,
    symbols: "km² km2",
    words:
      "square kilomet(?:re|er)s?|quadratkilometern?|kilomètres? carrés?|kilómetros? cuadrados?|quilómetros? quadrados?|chilometri quadrati|平方キロ(?:メートル)?|平方公里",
  },
  { kind: "area", factor: 4046.856, words: "acres?" },
  {
    kind: "area",
    factor: 0.092_903,
    symbols: "ft² ft2 sqft",
    words: "square f(?:ee|oo)t|sq\\.? ?ft",
  },
  {
    kind: "volume",
    factor: 1,
    symbols: "l L",
    prefixes: "µ m c d h",
    words: "lit(?:re|er)s?|litern|litros?|litr[oi]|liter\\p{L}*|литр\\p{L}*|لتر(?:ا)?|リットル|升",
  },
  {
    kind: "volume",
    factor: 1000,
    symbols: "m³ m3",
    words:
      "cubic met(?:re|er)s?|kubikmetern?|mètres? cubes?|metros? cúbicos?|metri cubi|köbméter\\p{L}*|متر(?:ا)? مكعب(?:ا)?|立方メートル|立方米",
  },
  { kind: "volume", factor: 3.785_412, words: "gallons?|gallonen|galones" },
  { kind: "volume", factor: 158.987, words: "barrels?|barile?s?" },
  {
    kind: "speed",
    factor: 1,
    symbols: "km/h kmh kph",
    words:
      "kilomet(?:re|er)s? (?:per|an) hour|stundenkilometern?|kilometer pro stunde|kilometer per uur|km/u|kilométer per óra|километр(?:а|ов)? в час|км/ч|كيلومتر(?:ا)? في الساعة|كم/س|kilomètres?(?: à l['’]|-| par )heure|km à l['’]heure|kilómetros? por hora|quil[óô]metros? por hora|chilometr[io] (?:all['’]ora|orari[o]?)",
  },
  { kind: "speed", factor: 1.609_344, symbols: "mph", words: "miles (?:per|an) hour" },
  { kind: "speed", factor: 3.6, symbols: "m/s", words: "met(?:re|er)s? (?:per|a) second" },
  { kind: "speed", factor: 1.852, words: "knots?|knoten|nœuds?" },
  {
    kind: "energy",
    factor: 1,
    symbols: "Wh",
    prefixes: "k M G T",
    words: "watt[- ]?hours?|wattstunden?|watt[- ]?heures?|vatios?[- ]hora|wattora|ワット時",
  },
  { kind: "energy", factor: 1 / 3600, symbols: "J", prefixes: "k M G", words: "joules?" },
  {
    kind: "energy",
    factor: 1.163,
    symbols: "kcal",
    words: "kcal|kilocalor[ií]as?|(?:kilo)?calories?|kilokalorien?|kalorien?|calor[ií]as?|calorie",
  },
  {
    kind: "power",
    factor: 1,
    symbols: "W",
    prefixes: "m k M G T",
    words: "watts?|vatios?|ватт|ワット",
  },
  { kind: "power", factor: 735.498_75, symbols: "PS", words: "pferdestärken" },
  { kind: "power", factor: 745.699_87, symbols: "hp", words: "horsepower" },
  {
    kind: "temperature",
    factor: 1,
    symbols: "°C ℃ ºC",
    words:
      "degrees? (?:celsius|centigrade|c)|grad celsius|degrés? celsius|grados? (?:cent[ií]grados|celsius)|gradi (?:centigradi|celsius)|graus? celsius|gra(?:ad|den) celsius|градус(?:а|ов)? цельсия|celsius[- ]fok\\p{L}*|درج(?:ة|ات) مئوية|摄氏度|攝氏度",
  },
  {
    kind: "temperature",
    factor: 5 / 9,
    offset: -160 / 9,
    symbols: "°F ℉ ºF",
    words: "degrees? (?:fahrenheit|f)|grad fahrenheit|degrés? fahrenheit|grados? fahrenheit|华氏度",
  },
  {
    kind: "degrees",
    factor: 1,
    symbols: "°",
    words:
      "degrees?|grad|degrés?|grados?|gradi|graus?|graden|fok(?:os|ot|ig)?|درج(?:ة|ات)|度(?!目)",
  },
  {
    kind: "data",
    factor: 1,
    symbols: "B",
    prefixes: "k K M G T P",
    needsPrefix: true,
    words: "bytes?|octets?|bájt\\p{L}*|байт\\p{L}*|バイト|بايت",
  },
  { kind: "data", factor: 1e3, words: "кб", wordsIn: { fr: "ko" } },
  { kind: "data", factor: 1e6, words: "мб|兆字节", wordsIn: { fr: "mo" } },
  { kind: "data", factor: 1e9, words: "гб|吉字节", wordsIn: { fr: "go" } },
  { kind: "data", factor: 1e12, words: "тб|太字节", wordsIn: { fr: "to" } },
  {
    kind: "data rate",
    factor: 1,
    symbols: "bit/s bps b/s",
    prefixes: "k M G",
    words: "bits? per second",
  },
  { kind: "pressure", factor: 1, symbols: "Pa", prefixes: "h k M", words: "pascals?" },
  { kind: "pressure", factor: 1e5, symbols: "bar", words: "bars?" },
  { kind: "frequency", factor: 1, symbols: "Hz", prefixes: "k M G", words: "hertz|ヘルツ" },
  { kind: "voltage", factor: 1, symbols: "V", prefixes: "m k", words: "volts?|voltios?|ボルト" },
  { kind: "sound", factor: 1, symbols: "dB", words: "d[eé]cibels?|dezibel|decibelios?|デシベル" },
];

/** SI prefixes: the factor by symbol. */
export const prefixFactors: Readonly<Record<string, number>> = {
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 1e2,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
};

/** SI prefixes: patterns of their names in any language, by symbol. */
export const prefixNames: Readonly<Record<string, string>> = {
  n: "nano|ナノ",
  µ: "mi[ck]ro|mikro|マイクロ",
  m: "mill?i|ミリ|ملي|毫",
  c: "[cz]enti|سنتي|センチ|厘",
  d: "de[cz]i|デシ|分(?=米)",
  h: "he[ck]to|ヘクト",
  k: "kil[oó]|quil[oóô]|chilo|kilò|кило|كيلو|キロ|千",
  M: "m[eé]ga|мега|メガ|ميغا|兆",
  G: "giga|гига|ギガ|غيغا",
  T: "t[eé]ra|тера|テラ|تيرا",
  P: "peta",
};
