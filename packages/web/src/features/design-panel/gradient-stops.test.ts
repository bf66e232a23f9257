import { formatGradient, type LinearGradient, parseGradient } from "@slideloom/core/design";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addStop, moveStop, recolorStop, removeStop, stopRange } from "./gradient-stops.ts";

const gradient: LinearGradient = {
  angleDeg: 90,
  stops: [
    { color: "#000000", offset: 0 },
    { color: "#ffffff", offset: 0.5 },
    { color: "#ff0000", offset: 1 },
  ],
};

describe("stops of a gradient", () => {
  test("move no further than their neighbours", () => {
    expect(stopRange(gradient, 1)).toEqual({ minPercent: 0, maxPercent: 100 });
    expect(moveStop(gradient, 1, 70.4).stops[1]?.offset).toBe(0.7);
    expect(moveStop(gradient, 0, 80).stops[0]?.offset).toBe(0.5);
    expect(moveStop(gradient, 2, -5).stops[2]?.offset).toBe(0.5);
  });

  test("can be recoloured", () => {
    expect(recolorStop(gradient, 1, "#00ff00").stops[1]).toEqual({ color: "#00ff00", offset: 0.5 });
  });

  test("are added at a position in its current colour, or in the widest gap", () => {
    expect(addStop(gradient, 25)).toMatchObject({
      index: 1,
      gradient: { stops: [{}, { color: "#808080", offset: 0.25 }, {}, {}] },
    });
    const wide = moveStop(gradient, 1, 20);
    expect(addStop(wide)).toMatchObject({
      index: 2,
      gradient: { stops: [{}, {}, { color: "#ff8080", offset: 0.6 }, {}] },
    });
  });

  test("are never fewer than two or more than five", () => {
    const two = removeStop(gradient, 1);
    expect(removeStop(two, 0)).toBe(two);
    const four = addStop(gradient)?.gradient ?? gradient;
    const five = addStop(four)?.gradient ?? gradient;
    expect(five.stops).toHaveLength(5);
    expect(addStop(five)).toBeNull();
  });
});

test("any sequence of edits leaves a gradient that a design accepts", () => {
  const step = fc.record({
    verb: fc.constantFrom("add", "move", "remove"),
    index: fc.nat({ max: 4 }),
    percent: fc.double({ min: -50, max: 150, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let changed = gradient;
      for (const { verb, index, percent } of steps) {
        if (verb === "add") changed = addStop(changed, percent)?.gradient ?? changed;
        if (verb === "move") changed = moveStop(changed, index, percent);
        if (verb === "remove") changed = removeStop(changed, index);
      }
      expect(parseGradient(formatGradient(changed))).toEqual(changed);
    }),
  );
});
