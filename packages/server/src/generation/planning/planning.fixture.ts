import type { Passage, Source } from "@slideloom/core/sources";
import type { GenerationRequest } from "../text-generator.ts";

/** The paragraphs of a made-up report about cups. */
export const report: readonly string[] = [
  "We moved our kiln to a barn in March, because the rent of the old studio had doubled to 900 euros a month.",
  "In the first week 38% of the cups cracked. The barn is colder than the studio, and the kiln cooled too fast.",
  "Ines Falk, who has fired cups for thirty years, told us: “Wait until you are bored, then wait an hour.”",
  "Since then the kiln cools for 14 hours with its door shut. In May only 4 of 120 cups cracked.",
  "The glaze did not change. We tested a new one for two weeks and went back, because it made no difference.",
  "The barn costs 250 euros a month, and the longer firing costs about 60 euros more for gas.",
];

/** A report that is too long for one call. */
export const longReport: readonly string[] = Array.from({ length: 30 }, (_, batch) =>
  report.map((text) => `Batch ${batch + 1}: ${text}`),
).flat();

const buildPassages = (texts: readonly string[]): Passage[] => {
  let start = 0;
  return texts.map((text, index) => {
    const passage: Passage = {
      id: `p${index + 1}`,
      kind: "paragraph",
      text,
      place: { section: "The barn" },
      range: [start, start + text.length],
    };
    start += text.length + 1;
    return passage;
  });
};

/** A source with these texts as paragraphs. */
export function buildMaterial(texts: readonly string[] = report): {
  source: Source;
  passages: Passage[];
} {
  const passages = buildPassages(texts);
  return {
    source: {
      id: "src_barn",
      kind: "text",
      title: "A kiln in a barn",
      language: "en",
      characters: texts.join("\n").length,
      hash: `sha256:${"0".repeat(64)}`,
      read: { by: "text", isCut: false, left: [], doubts: [] },
    },
    passages,
  };
}

export const planRequest: GenerationRequest = {
  topic: "",
  instructions: "",
  templateType: "educational-tutorial",
  writingStyle: "professional",
  slides: 4,
  postType: "carousel",
  textOnly: true,
  seed: 7,
  material: buildMaterial(),
};
