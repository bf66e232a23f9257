import type { SlideLayout } from "@slideloom/renderer";
import { expect, test } from "vitest";
import { listSlideWarnings } from "./slide-warnings.ts";

const layout: SlideLayout = {
  widthPx: 540,
  heightPx: 675,
  typeFactor: 1,
  texts: [],
  media: [],
  overflows: [],
  missing: null,
};

test("warnings are listed once, in the order of the slides", () => {
  const overflow = { slide: 4, missingPx: 10, message: "Slide 5 has more text than fits" };
  const missing = { slide: 2, characters: ["‣"], message: "Slide 3: no font has ‣" };
  const warnings = listSlideWarnings([
    { ...layout, overflows: [overflow, { ...overflow, item: 1 }] },
    layout,
    { ...layout, missing },
  ]);
  expect(warnings).toEqual([
    { slide: 2, message: missing.message },
    { slide: 4, message: overflow.message },
  ]);
});
