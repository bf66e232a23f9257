import type { Voice } from "@slideloom/core/voice";

const tidyLines = (lines: readonly string[]) =>
  lines.map((line) => line.trim()).filter((line) => line !== "");

/** Trims texts, removes empty ones, and sorts the three percentiles of words per sentence in ascending order. */
export function tidyVoice(voice: Voice): Voice {
  const { sentences, banned } = voice;
  const [p25 = 0, median = 0, p75 = 0] = sentences
    ? [sentences.p25, sentences.median, sentences.p75].toSorted((one, other) => one - other)
    : [];
  return {
    ...voice,
    reader: voice.reader.trim(),
    sentences: sentences && { p25, median, p75 },
    does: tidyLines(voice.does),
    never: tidyLines(voice.never),
    words: tidyLines(voice.words),
    claims: tidyLines(voice.claims),
    banned: banned.flatMap(({ word, use = "" }) => {
      if (word.trim() === "") return [];
      return [{ word: word.trim(), ...(use.trim() !== "" && { use: use.trim() }) }];
    }),
    samples: tidyLines(voice.samples),
  };
}
