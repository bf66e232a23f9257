/** Words for a half and a quarter after a number or unit, e.g. in `two and a half`, in all languages. */
const partsAfter = [
  [
    "and a half|and one half|und (?:ein )?halb(?:e[nrs]?)?|et demie?|y medi[ao]|i mi(?:g|tja)|e mei[ao]|e mezz[ao]|en een half(?:ve)?|és fél|و ?نصف|半",
    0.5,
  ],
  ["and a quarter|et quart|y cuarto|e um quarto|e un quarto|i quart", 0.25],
  [
    "and three quarters|und drei ?viertel|et trois quarts|y tres cuartos|e tre quarti|e três quartos|i tres quarts",
    0.75,
  ],
] as const;

const readers = partsAfter.map(
  ([words, added]) =>
    [new RegExp(String.raw`[ \u00A0-]?(?:${words})(?!\p{Script=Latin})`, "iuy"), added] as const,
);

/** Reads "and a half" at an offset; `added` is 0 if there is no such part. */
export function takePart(text: string, at: number): { added: number; end: number } {
  for (const [pattern, added] of readers) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { added, end: pattern.lastIndex };
  }
  return { added: 0, end: at };
}

/** A pattern of all words that `takePart` reads. */
export const anyPart = partsAfter.map(([words]) => words).join("|");

/** Words for a half before a unit, e.g. in `half an hour`. */
export const halfBefore =
  "half an? |a half[ -]|half[ -]|eine[nmrs]? halbe[nrs]? |halbe[nrs]? |ein halb(?:er|es) |une demi-|demi-|une demi |media |medio |meia |meio |mezz['’]|mezza |mezzo |een half |half |fél ?|نصف |半";

/** Words for one and a half before a unit. */
export const oneAndHalf = "anderthalb|eineinhalb|anderhalf|anderhalve|másfél";

/** Words before a unit of time for quarters of it, with the number of quarters. */
export const quartersBefore: readonly [pattern: string, count: number][] = [
  [
    "(?:three|3) quarters of an? |trois quarts (?:d['’]|de )|tres cuartos de |três quartos de |tre quarti d['’]|dreiviertel[- ]?|háromnegyed ?|ثلاثة أرباع ",
    3,
  ],
  [
    "(?:a )?quarter of an? |(?:un )?quart (?:d['’]|de )|(?:un )?cuarto de |(?:um )?quarto de |(?:un )?quarto d['’]|viertel|negyed ?|ربع ",
    1,
  ],
];
