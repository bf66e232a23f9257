import { expect, test } from "vitest";
import { joinPassages } from "./join-passages.ts";
import { namePlaces } from "./name-places.ts";
import type { Passage, PassagePlace } from "./source.ts";

const passage = (
  id: string,
  place: PassagePlace,
  kind: Passage["kind"] = "paragraph",
): Passage => ({
  id,
  kind,
  text: `Text of ${id}`,
  place,
  range: [0, 1],
});

test("each kind of place has a readable name", () => {
  const names = namePlaces([
    passage("p1", {}),
    passage("p2", {}),
    passage("p3", {}, "heading"),
    passage("p4", { section: "What stayed" }),
    passage("p5", { section: "What stayed" }, "list"),
    passage("p6", { section: "What stayed" }, "heading"),
    passage("p7", { section: "What stayed" }),
    passage("p8", { page: 3 }),
    passage("p9", { page: 3 }),
    passage("p10", { seconds: 65.4 }, "cue"),
    passage("p11", { seconds: 3725 }, "cue"),
    passage("p12", { slide: 4 }),
    passage("p13", { row: 12 }, "table"),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    p1: "¶1",
    p2: "¶2",
    p3: "Text of p3",
    p4: "What stayed, ¶1",
    p5: "What stayed, ¶2",
    p6: "Text of p6",
    p7: "What stayed, ¶1",
    p8: "page 3, ¶1",
    p9: "page 3, ¶2",
    p10: "1:05",
    p11: "1:02:05",
    p12: "slide 4, ¶1",
    p13: "row 12",
  });
});

test("ids of a second source's passages are prefixed with the source's id", () => {
  const joined = joinPassages([
    { id: "src_a", passages: [passage("p1", {})] },
    { id: "src_b", passages: [passage("p1", {}), passage("p2", {})] },
  ]);
  expect(joined.map(({ id }) => id)).toEqual(["p1", "src_b/p1", "src_b/p2"]);
});
