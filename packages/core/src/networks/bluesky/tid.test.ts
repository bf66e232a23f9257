import fc from "fast-check";
import { expect, test } from "vitest";
import { buildTid } from "./tid.ts";

const moments = fc.integer({ min: 0, max: 2 ** 52 });
const clocks = fc.integer({ min: 0, max: 1023 });

test("TIDs sort by their time", () => {
  fc.assert(
    fc.property(moments, moments, clocks, (one, other, clock) => {
      const [first, second] = [buildTid(one, clock), buildTid(other, clock)];
      expect(first).toMatch(/^[2-7a-j][2-7a-z]{12}$/);
      expect(Math.sign(one - other)).toBe(first < second ? -1 : Number(first > second));
    }),
  );
});

test("two TIDs with the same time differ by their clock id", () => {
  expect(buildTid(1_700_000_000_000_000, 1)).not.toBe(buildTid(1_700_000_000_000_000, 2));
});
