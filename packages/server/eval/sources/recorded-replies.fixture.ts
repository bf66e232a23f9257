/** A source, and a model's recorded replies for its post: a plan, slides with a wrong number, and a repair. */
export const recordedCase = {
  id: "kiln",
  language: "en",
  request: { slides: 3, templateType: "story-case-study", writingStyle: "professional" },
  text: "# A kiln in a barn\n\nIn the first week 38% of the cups cracked, because the barn is cold and the kiln cooled too fast.\n\nInes Falk, who has fired cups for thirty years, told us to wait. Since then the kiln cools for 14 hours.",
  items: [
    { id: "kiln-1", q: "38 % cracked.", check: { number: 38, unit: "%" } },
    { id: "kiln-2", q: "Ines Falk is named.", check: { anyOf: ["Falk"] } },
    { id: "kiln-3", q: "The barn isn't called warm.", check: { noneOf: ["warm barn"] } },
    { id: "kiln-4", q: "There are 3 slides.", check: { slides: 3 } },
    { id: "kiln-5", q: "It is in English.", check: { language: "en" } },
    { id: "kiln-6", q: "Nothing is invented.", check: { grounded: true as const } },
    { id: "kiln-7", q: "The cover has a tension.", check: null },
  ],
};

const fact = (number: number, passage: string, evidence: string, text: string) => ({
  id: `f${number}`,
  passages: [passage],
  kind: "claim",
  evidence,
  text,
  limits: null,
  speaker: null,
  weight: 3,
});

const point = (role: string, fact: string, text: string) => ({
  role,
  facts: [fact],
  point: text,
  layout: null,
});

const slide = (header: string, value: string, passage: string) => ({
  header,
  description: [{ type: "text", value, leftColumn: null, rightColumn: null }],
  summary: null,
  sources: [passage],
  alt: header,
});

const plan = {
  facts: [
    fact(1, "p2", "38% of the cups cracked", "38% of the cups cracked in the first week"),
    fact(2, "p3", "Ines Falk", "Ines Falk said to wait"),
    fact(3, "p3", "the kiln cools for 14 hours", "The kiln now cools for 14 hours"),
  ],
  outline: {
    reader: "potters",
    promise: "why cups crack",
    items: [
      point("cover", "f1", "Cups cracked"),
      point("point", "f2", "A potter said to wait"),
      point("closing", "f3", "14 hours of patience"),
    ],
    left: "",
  },
  hooks: ["number", "contradiction", "question", "mistake", "promise"].map((kind) => ({
    kind,
    facts: ["f1"],
    text: `38% of the cups cracked: the ${kind}`,
  })),
};

const slides = {
  title: "Cups that cracked",
  content: [
    slide("38% of the cups cracked", "It was the first week, and the barn was cold.", "p2"),
    slide("Ines Falk told us to wait", "She has fired cups for 47 years, and she is calm.", "p3"),
    slide("The kiln cools for 14 hours", "What would you wait for?", "p3"),
  ],
  hashtags: ["#Pottery"],
  caption: "Why 38% of the cups cracked, and what the kiln does now.",
  captions: {
    linkedin: null,
    instagram: null,
    x: null,
    threads: null,
    bluesky: null,
    mastodon: null,
  },
};

const repair = {
  slides: [
    {
      slide: 2,
      words: slide("Ines Falk told us to wait", "She has fired cups for thirty years.", "p3"),
    },
  ],
};

const answers = {
  answers: [{ id: "kiln-7", reason: "“38% of the cups cracked”", isMet: true }],
};

export const recorded = {
  plan: JSON.stringify(plan),
  slides: JSON.stringify(slides),
  repair: JSON.stringify(repair),
  unrepaired: JSON.stringify({ slides: [{ slide: 2, words: slides.content[1] }] }),
  answers: JSON.stringify(answers),
};
