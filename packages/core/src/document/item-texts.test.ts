import { expect, test } from "vitest";
import { parseColumns } from "../blocks/two-columns/columns.ts";
import { convertItem } from "./item-texts.ts";

const columns = {
  type: "two-columns",
  value: JSON.stringify({ leftColumn: "Before\nLong\nLoud", rightColumn: "After\nShort" }),
};

test("columns become headings with lists, and the same columns again", () => {
  const text = convertItem(columns, "text");
  expect(text).toEqual({ type: "text", value: "Before\n- Long\n- Loud\n\nAfter\n- Short" });
  expect(convertItem(text, "two-columns")).toEqual(columns);
});

test("lines of one paragraph are divided between the columns", () => {
  const item = convertItem({ type: "text", value: "- One\n- Two\n- Three" }, "two-columns");
  expect(parseColumns(item.value)).toEqual({
    ok: true,
    leftColumn: ["One", "Two"],
    rightColumn: ["Three"],
  });
});

test("text and code keep their characters", () => {
  const value = "if (a) {\n  b();\n}";
  expect(convertItem({ type: "text", value }, "code")).toEqual({ type: "code", value });
  expect(convertItem({ type: "code", value }, "text")).toEqual({ type: "text", value });
  expect(convertItem(columns, "code").value).toBe("Before\nLong\nLoud\nAfter\nShort");
});
