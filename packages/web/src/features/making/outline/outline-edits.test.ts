import type { PostOutline } from "@slideloom/core/planning";
import { expect, test } from "vitest";
import { addItem, changeItem, dropItem, moveItem, restoreItem } from "./outline-edits.ts";

const outline: PostOutline = {
  reader: "",
  promise: "",
  left: "",
  items: ["o1", "o2", "o3"].map((id) => ({
    id,
    role: "point",
    layout: null,
    point: id,
    facts: [],
  })),
};
const ids = ({ items }: PostOutline) => items.map(({ id }) => id).join();

test("slides of an outline are moved, dropped, added and changed", () => {
  expect(ids(moveItem(outline, "o2", -1))).toBe("o2,o1,o3");
  expect(ids(moveItem(outline, "o2", 1))).toBe("o1,o3,o2");
  expect(moveItem(outline, "o1", -1)).toBe(outline);
  expect(moveItem(outline, "o3", 1)).toBe(outline);
  expect(ids(dropItem(outline, "o2"))).toBe("o1,o3");
  expect(ids(addItem(dropItem(outline, "o1"), "New"))).toBe("o2,o4,o3");
  expect(changeItem(outline, "o2", { layout: "steps" }).items[1]?.layout).toBe("steps");
  expect(changeItem(outline, "o2", { point: "P" }).items.map(({ point }) => point)).toEqual([
    "o1",
    "P",
    "o3",
  ]);
});

test("the last slide of an outline stays", () => {
  const one = dropItem(dropItem(outline, "o1"), "o2");
  expect(dropItem(one, "o3")).toBe(one);
});

test("a dropped slide comes back at its place, with a new id if another slide took its own", () => {
  const [, , last] = outline.items;
  if (!last) throw new Error("The outline has three slides.");
  const dropped = dropItem(outline, "o3");
  expect(ids(restoreItem(dropped, last, 2))).toBe("o1,o2,o3");
  expect(ids(restoreItem(addItem(dropped, "New"), last, 2))).toBe("o1,o3,o4,o2");
});
