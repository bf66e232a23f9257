import { expect, test } from "vitest";
import { LineIndex } from "./line-index.ts";

test("every offset, including the end, has a line and column", () => {
  const lines = new LineIndex("a\nbc\r\n\rd");
  const places = Array.from({ length: 9 }, (_, offset) => {
    const { line, column } = lines.locate(offset);
    return `${line}:${column}`;
  });
  expect(places.join(" ")).toBe("1:1 1:2 2:1 2:2 2:3 2:4 3:1 4:1 4:2");
});
