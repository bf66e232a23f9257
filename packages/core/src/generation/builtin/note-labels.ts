const pairLabels: readonly (readonly [left: string, right: string])[] = [
  ["before", "after"],
  ["myth", "fact"],
  ["myth", "truth"],
  ["myth", "reality"],
  ["then", "now"],
  ["old", "new"],
  ["old way", "new way"],
  ["wrong", "right"],
  ["bad", "good"],
  ["bad", "better"],
  ["don't", "do"],
  ["don’t", "do"],
  ["don'ts", "do's"],
  ["expectation", "reality"],
  ["problem", "solution"],
  ["mistake", "fix"],
  ["mistake", "instead"],
  ["instead of", "do"],
  ["without", "with"],
  ["pros", "cons"],
  ["vorher", "nachher"],
  ["avant", "après"],
  ["antes", "después"],
  ["antes", "depois"],
  ["prima", "dopo"],
  ["mythos", "fakt"],
  ["mito", "realidad"],
];

/** The label that closes a pair opened by this one, whichever of them was written; both lower case. */
export function closesPair(left: string, right: string): boolean {
  const [opening, closing] = [left.toLowerCase(), right.toLowerCase()];
  return pairLabels.some(([first, second]) => first === opening && second === closing);
}

/** Whether a pair may begin with this label. */
export function opensPair(label: string): boolean {
  return pairLabels.some(([first]) => first === label.toLowerCase());
}

/** The sides that `left -> right` has in a template type. */
export const arrowLabels: Readonly<Record<string, readonly [string, string]>> = {
  "before-after": ["Before", "After"],
  "myth-vs-fact": ["Myth", "Fact"],
  "mistakes-to-avoid": ["Mistake", "Instead"],
};

export const questionLabel = /^(?:q|question|frage|pregunta)\s*\d*\s*[:.)]\s+(\S.*)$/i;
export const answerLabel = /^(?:a|answer|antwort|respuesta)\s*\d*\s*[:.)]\s+(\S.*)$/i;

const headers: readonly (readonly [
  pattern: RegExp,
  header: string,
  byType?: Readonly<Record<string, string>>,
])[] = [
  [
    /^(?:example|for example|case)$/i,
    "A real ::example::",
    {
      "data-insights": "How it was ::measured::",
      "product-launch": "How to ::get:: it",
      "quote-lesson": "Where it ::comes from::",
    },
  ],
  [
    /^(?:mistake|warning|caution|pitfall|common mistake)$/i,
    "Watch out for ::this::",
    {
      "opinion-hot-take": "Where I'm ::not sure::",
      "data-insights": "What the numbers ::don't:: show",
      "qa-faq": "The question people ::don't ask::",
      "mistakes-to-avoid": "The one I made ::myself::",
      "behind-the-scenes": "What went ::wrong::",
      "story-case-study": "What ::didn't:: work",
    },
  ],
  [
    /^(?:result|outcome|proof|number|results)$/i,
    "The ::result::",
    {
      "how-to-guide": "How you see that it ::worked::",
      "product-launch": "Why you can ::believe:: it",
      "mistakes-to-avoid": "What works ::better::",
      "behind-the-scenes": "Where it stands ::today::",
    },
  ],
  [/^(?:tip|pro tip|hint)$/i, "One more ::tip::"],
  [/^(?:why|reason|why it matters)$/i, "Why it ::matters::"],
  [/^(?:summary|tl;?dr|conclusion|takeaway|key takeaway|bottom line)$/i, "The ::takeaway::"],
  [/^(?:story|background|context)$/i, "The ::background::"],
];

/** The header over a note that was labelled so, in the words of the template type; null for any other label. */
export function findLabelHeader(label: string, templateTypeId: string): string | null {
  const row = headers.find(([pattern]) => pattern.test(label));
  return row ? (row[2]?.[templateTypeId] ?? row[1]) : null;
}

/** Every header that a label can lead to. */
export const labelHeaders: readonly string[] = headers.flatMap(([, header, byType]) => [
  header,
  ...Object.values(byType ?? {}),
]);
