import { expect, test } from "vitest";
import { detectFileType } from "./file-type.ts";

const detect = (text: string) => detectFileType(new TextEncoder().encode(text));

test("an SVG can start with comments and declarations, but they alone aren't an SVG", () => {
  const head = '<?xml version="1.0"?><!-- a -- b --><!DOCTYPE svg>\n';
  expect(detect(`${head}<svg xmlns="http://www.w3.org/2000/svg"/>`)).toBe("svg");
  expect(detect(`${"<!---->".repeat(120)}<svg>`)).toBe("svg");
  for (const part of ["<!---->", "<!--", "<?xml ?>", "<!--<?xml ?>-->", " <!-- -->"]) {
    expect(detect(part.repeat(1024 / part.length))).toBe("unknown");
  }
});
