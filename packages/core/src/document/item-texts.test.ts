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

test("a part is found and written; the other one stays", () => {
  expect(findItemText(columns, "right")).toBe("After\nShort");
  expect(findItemText(columns)).toBe(columns.value);
  const edited = withItemText(columns, "right", "Then\nQuiet");
  expect(listPartTexts(edited)).toEqual(["Before\nLong\nLoud", "Then\nQuiet"]);
  expect(listItemTexts(edited)).toEqual(["Before", "Long", "Loud", "Then", "Quiet"]);
});

test("a text has no part, and its value is its only text", () => {
  const item = { type: "image", value: "a" };
  expect(findItemText(item, "left")).toBeNull();
  expect(withItemText(item, "left", "b")).toEqual({ type: "image", value: "b" });
  expect(listPartTexts(item)).toEqual(["a"]);
  expect(mapItemTexts(item, (text) => text.toUpperCase())).toEqual({ type: "image", value: "A" });
});

test("parts that can't be read are blank, and are written all the same", () => {
  const broken = { type: "two-columns", value: "{" };
  expect(listPartTexts(broken)).toEqual([]);
  expect(mapItemTexts(broken, (text) => text).value).toBe("");
  expect(withItemText(broken, "left", "a").value).toBe('{"leftColumn":"a","rightColumn":""}');
});

test("code is no prose; what is unknown is", () => {
  expect(
    ["text", "code", "two-columns", "image"].map((type) => isProse({ type, value: "" })),
  ).toEqual([true, false, true, true]);
});
