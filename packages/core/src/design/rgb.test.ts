import { expect, test } from "vitest";
import { formatHex, formatRgba, getRgb, getRgba, parseHexColor } from "./rgb.ts";

test("hex colours are normalised to lower-case #rrggbb", () => {
  expect(parseHexColor("#4F46E5")).toBe("#4f46e5");
  expect(parseHexColor("#aBc")).toBe("#aabbcc");
});

test("anything but # with three or six hex digits is rejected", () => {
  for (const value of [
    "4f46e5",
    "#4f46e",
    "#4f46e5ff",
    "#ggg",
    "red",
    "",
    " #fff",
    "#fff\n",
    null,
    7,
    {},
  ]) {
    expect(parseHexColor(value)).toBeNull();
  }
});

test("channels are the same after formatting and parsing", () => {
  expect(formatHex(getRgb("#00a1ff"))).toBe("#00a1ff");
  const layer = { rgb: [1, 20, 255], alpha: 0.07 } as const;
  expect(getRgba(formatRgba(layer))).toEqual(layer);
});
