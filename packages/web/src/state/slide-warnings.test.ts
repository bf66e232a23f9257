import type { SlideLayout } from "@slideloom/renderer";
import { expect, test } from "vitest";
import { listSlideWarnings } from "./slide-warnings.ts";

const layout: SlideLayout = {
  widthPx: 540,
  heightPx: 675,
  texts: [],
  media: [],
  overflows: [],
  missing: [],
  missingMedia: [],
};

test("warnings are listed once, in slide order", () => {
  const overflow = { slide: 4, missingPx: 10, message: "Slide 5 has more text than fits" };
  const missing = { slide: 2, characters: ["‣"], message: "Slide 3: no font has ‣" };
  const medium = { slide: 1, url: "https://a.test/b.png", message: "Slide 2: the picture" };
  const warnings = listSlideWarnings([
    { ...layout, overflows: [overflow, { ...overflow, item: 1 }] },
    layout,
    { ...layout, missing: [missing], missingMedia: [medium] },
  ]);
  expect(warnings).toEqual([
    { kind: "media", ...medium },
    { kind: "letters", slide: 2, message: missing.message },
    { kind: "overflow", slide: 4, message: overflow.message },
  ]);
});
