import { templateTypes, type TemplateType } from "../template-type.ts";
import { arcTexts, type ArcLanguage } from "./arc-texts/index.ts";

/** Texts of a beat (a step of a template type's arc): the slide's header, and a question to the author. */
export interface BeatTexts {
  header: string;
  prompt: string;
}

/**
 * Texts of a post's prompt slides, in the order of the arc: beats before the points, points, and beats after the
 * points.
 */
export interface BeatPlan {
  before: BeatTexts[];
  /** Header and prompt of each point that the notes don't provide; `{n}` is replaced by the point's number. */
  points: BeatTexts[];
  after: BeatTexts[];
  /** Singular and plural of the points' name: `Tip`, `Tips`. */
  names: readonly [one: string, several: string];
}

/**
 * Chooses the `slides` most important beats of an arc. If `hasNotes`, the points are the least important beats, because
 * the notes contain points.
 */
export function planBeats(
  { id }: TemplateType,
  slides: number,
  { hasNotes, language }: { hasNotes: boolean; language: ArcLanguage },
): BeatPlan {
  const texts = arcTexts[language];
  const [head = "", ...lines] = (texts[id] ?? texts[templateTypes[0].id] ?? "").split("\n");
  const [one = "", several = "", least] = head.split(", ");
  const arc = lines.map(readBeat);
  const place = arc.findIndex(({ header }) => header.includes("{n}"));
  const ends = [0, arc.length - 1];
  const others = [...arc.keys()].filter((index) => index !== place && !ends.includes(index));
  const points = (count: number) => Array.from({ length: count }, () => place);
  const wanted = hasNotes
    ? [...ends, ...others, ...points(slides)]
    : [0, place, ...ends.slice(1), ...points(Number(least) - 1), ...others, ...points(slides)];
  const taken = wanted.slice(0, slides);
  const list = (test: (index: number) => boolean) =>
    arc.flatMap((beat, index) =>
      taken.filter((other) => other === index && test(index)).map(() => beat),
    );
  return {
    before: list((index) => index < place),
    points: list((index) => index === place),
    after: list((index) => index > place),
    names: [one, several],
  };
}

function readBeat(line: string): BeatTexts {
  const [header = "", ...prompt] = line.split(": ");
  return { header, prompt: prompt.join(": ") };
}
