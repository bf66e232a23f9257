import fc from "fast-check";
import { expect, test } from "vitest";
import { joinSources, moveCitations } from "./join-sources.ts";
import { postLimits } from "./limits.ts";

const source = (id: string) => ({ id, title: id, hash: `sha256:${id}` });
const slide = (sources: string[]) => ({ header: "H", description: [], sources });
const ids = fc.uniqueArray(fc.constantFrom("src_a", "src_b", "src_c", "src_d"), { minLength: 1 });

test("a slide copied to another post cites the same passages of the same sources", () => {
  const resolve = (passage: string, sources: readonly { id: string }[]) =>
    passage.includes("/") ? passage : `${sources[0]?.id}/${passage}`;
  fc.assert(
    fc.property(ids, ids, fc.nat(), fc.integer({ min: 1, max: 99 }), (from, own, pick, number) => {
      const [before, target] = [from.map(source), own.map(source)];
      const cited = from[pick % from.length] ?? "";
      const passage = cited === from[0] ? `p${number}` : `${cited}/p${number}`;
      const joined = joinSources(target, before);
      expect(joined.slice(0, target.length)).toEqual(target);
      expect(joined.slice(target.length).every(({ scope }) => scope === "cited")).toBe(true);
      const moved = moveCitations(slide([passage]), before, joined).sources ?? [];
      expect(moved.map((one) => resolve(one, joined))).toEqual([`${cited}/p${number}`]);
    }),
  );
});

test("citations of unknown sources, and of sources above the limit, are left out", () => {
  expect(moveCitations(slide(["p1", "src_b/p2"]), [], [source("src_a")])).toEqual({
    header: "H",
    description: [],
  });
  const full = Array.from({ length: postLimits.sources }, (_, index) => source(`src_${index}`));
  const joined = joinSources(full, [source("src_new")]);
  expect(joined).toEqual(full);
  expect(moveCitations(slide(["p1"]), [source("src_new")], joined).sources).toBeUndefined();
});
