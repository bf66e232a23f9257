import { describe, expect, test } from "vitest";
import { formatGradient, parseGradient } from "./gradient.ts";

describe("a parsed gradient", () => {
  test("has normalised colours and numeric positions", () => {
    expect(parseGradient("linear-gradient(135deg, #FFF, #4F46E5 40%, #000 100%)")).toEqual({
      angleDeg: 135,
      stops: [
        { color: "#ffffff", offset: 0 },
        { color: "#4f46e5", offset: 0.4 },
        { color: "#000000", offset: 1 },
      ],
    });
  });

  test("has stops without a position spread evenly between their neighbours", () => {
    const gradient = parseGradient("linear-gradient(0deg, #111, #222, #333 60%, #444, #555)");
    expect(gradient?.stops.map(({ offset }) => offset)).toEqual([0, 0.3, 0.6, 0.8, 1]);
  });

  test("is the same after formatting and parsing again", () => {
    const gradient = parseGradient("linear-gradient(-45.5deg,#abc 5%,#123456)");
    expect(gradient?.stops).toHaveLength(2);
    expect(gradient && parseGradient(formatGradient(gradient))).toEqual(gradient);
  });

  test.each([
    "linear-gradient(135deg, #fff)",
    "linear-gradient(135deg, #111, #222, #333, #444, #555, #666)",
    "linear-gradient(to right, #fff, #000)",
    "linear-gradient(400deg, #fff, #000)",
    "linear-gradient(90deg, red, blue)",
    "linear-gradient(90deg, #fff 80%, #000 20%)",
    "linear-gradient(90deg, #fff 120%, #000)",
    "linear-gradient(90deg, #ffff, #000)",
    "linear-gradient(90deg, #fff, #000), url(https://example.org/x.png)",
    "linear-gradient(90deg, #fff, url(x))",
    "linear-gradient(90deg, #fff, #000); background: url(x)",
    "radial-gradient(#fff, #000)",
    "",
  ])("is null for %j", (text) => {
    expect(parseGradient(text)).toBeNull();
  });

  test("is null for a very long text, at once", () => {
    expect(parseGradient(`linear-gradient(90deg, ${"#fff, ".repeat(100_000)}#000)`)).toBeNull();
  });

  test("is null for anything but a string", () => {
    for (const value of [null, undefined, 3, {}, ["linear-gradient(90deg, #fff, #000)"]]) {
      expect(parseGradient(value)).toBeNull();
    }
  });
});
