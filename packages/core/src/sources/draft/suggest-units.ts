import type { SlideUnit } from "../../generation/source-choices.ts";
import { readHeadingMark } from "../read/series-mark.ts";
import type { Passage, Source } from "../source.ts";

const minPosts = 3;
const minSteps = 3;
const minRows = 2;

/** Lists what slides can be made of; empty if only ideas suit the source, so there is nothing to choose. */
export function suggestUnits(
  { kind }: Pick<Source, "kind">,
  passages: readonly Passage[],
): readonly SlideUnit[] {
  const count = (test: (passage: Passage) => boolean) => passages.filter(test).length;
  const posts = kind === "thread" ? new Set(passages.map(({ place }) => place.row)).size : 0;
  const steps = count(
    (passage) =>
      passage.kind === "list" ||
      (passage.kind === "heading" && readHeadingMark(passage.text) !== null),
  );
  const found: SlideUnit[] = [
    ...(steps >= minSteps ? (["step"] as const) : []),
    ...(posts >= minPosts ? (["post"] as const) : []),
    ...(count((passage) => passage.kind === "table") >= minRows ? (["row"] as const) : []),
  ];
  return found.length > 0 ? ["auto", "idea", ...found] : [];
}
