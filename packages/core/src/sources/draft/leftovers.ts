import { hasOrdinal } from "./ordinals.ts";
import { countAll, joinTexts, maxWords } from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import type { DraftWords } from "./draft-words.ts";

/**
 * Joins a one-sentence slide to the slide before, if their sentences are consecutive and fit. A sentence such as
 * `Second, …` stays alone.
 */
export function joinLeftovers(points: readonly DraftPoint[], words: DraftWords): DraftPoint[] {
  const joined: DraftPoint[] = [];
  for (const point of points) {
    const before = joined.at(-1);
    const whole = before && joinLeftover(before, point, words);
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(point);
  }
  return joined;
}

function joinLeftover(
  before: DraftPoint,
  point: DraftPoint,
  { code }: DraftWords,
): DraftPoint | null {
  const [sentence, ...others] = point.sentences;
  const { block, header, sentences, items, score, passages } = before;
  const isNext = sentence?.index === (sentences.at(-1)?.index ?? NaN) + 1;
  const isProse = block.kind === "prose" && point.block === block && items.length < 2;
  if (!sentence || others.length > 0 || point.items.length > 0 || !isNext || !isProse) return null;
  if (hasOrdinal(sentence.text, code)) return null;
  const body = joinTexts([...items.map(({ value }) => value), sentence.text]);
  if (body.includes("\n") || countAll([header, body]) > maxWords) return null;
  return createPoint({
    header,
    body: [body],
    sentences: [...sentences, sentence],
    block,
    score,
    heading: passages,
  });
}
