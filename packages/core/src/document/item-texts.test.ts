import { expect, test } from "vitest";
import { parseColumns } from "../blocks/two-columns/columns.ts";
import {
  convertItem,
  findItemText,
  isProse,
  listItemTexts,
  listPartTexts,
  mapItemTexts,
  withItemText,
} from "./item-texts.ts";

const columns = {
  type: "two-columns",
  value: JSON.stringify({ leftColumn: "Before\nLong\nLoud", rightColumn: "After\nShort" }),
};

test("columns convert to headings with lists, and back", () => {
  const text = convertItem(columns, "text");
  expect(text).toEqual({ type: "text", value: "Before\n- Long\n- Loud\n\nAfter\n- Short" });
  expect(convertItem(text, "two-columns")).toEqual(columns);
});

test("converting one paragraph divides its lines between the columns", () => {
  const item = convertItem({ type: "text", value: "- One\n- Two\n- Three" }, "two-columns");
  expect(parseColumns(item.value)).toEqual({
    ok: true,
    leftColumn: ["One", "Two"],
    rightColumn: ["Three"],
  });
});

test("converting between text and code keeps every character", () => {
  const value = "if (a) {\n  b();\n}";
  expect(convertItem({ type: "text", value }, "code")).toEqual({ type: "code", value });
  expect(convertItem({ type: "code", value }, "text")).toEqual({ type: "text", value });
  expect(convertItem(columns, "code").value).toBe("Before\nLong\nLoud\nAfter\nShort");
});

test("one column is read and written without changing the other", () => {
  expect(findItemText(columns, "right")).toBe("After\nShort");
  expect(findItemText(columns)).toBe(columns.value);
  const edited = withItemText(columns, "right", "Then\nQuiet");
  expect(listPartTexts(edited)).toEqual(["Before\nLong\nLoud", "Then\nQuiet"]);
  expect(listItemTexts(edited)).toEqual(["Before", "Long", "Loud", "Then", "Quiet"]);
});

test("other types have no columns, and only their value as text", () => {
  const item = { type: "image", value: "a" };
  expect(findItemText(item, "left")).toBeNull();
  expect(withItemText(item, "left", "b")).toEqual({ type: "image", value: "b" });
  expect(listPartTexts(item)).toEqual(["a"]);
  expect(mapItemTexts(item, (text) => text.toUpperCase())).toEqual({ type: "image", value: "A" });
});

test("columns that can't be parsed are empty, and can be overwritten", () => {
  const broken = { type: "two-columns", value: "{" };
  expect(listPartTexts(broken)).toEqual([]);
  expect(mapItemTexts(broken, (text) => text).value).toBe("");
  expect(withItemText(broken, "left", "a").value).toBe('{"leftColumn":"a","rightColumn":""}');
});

test("all types except code are prose, unknown ones too", () => {
  expect(
    ["text", "code", "two-columns", "image"].map((type) => isProse({ type, value: "" })),
  ).toEqual([true, false, true, true]);
});
