import { templateTypes, type TemplateType } from "../template-type.ts";
import { arcTexts } from "./arc-texts.ts";

/** A slide's header and the question that is to be answered on it. */
export interface BeatTexts {
  header: string;
  prompt: string;
}

/** Slides of prompts, around the place where the points of a post stand. */
export interface BeatPlan {
  before: BeatTexts[];
  /** Points that are still wanted; `{n}` in them is their number. */
  points: BeatTexts[];
  after: BeatTexts[];
  /** What the points are called: `Tip`, `Tips`. */
  names: readonly [one: string, several: string];
}

/**
 * The arc on that many slides: its ends and some points first, then its other beats, then more points. Where the
 * person's notes are the points, more of them are wanted last.
 */
export function planBeats({ id }: TemplateType, slides: number, hasNotes: boolean): BeatPlan {
  const [head = "", ...lines] = (arcTexts[id] ?? arcTexts[templateTypes[0].id] ?? "").split("\n");
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
