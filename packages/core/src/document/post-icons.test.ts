import { expect, test } from "vitest";
import { addIconNames } from "../icons/index.ts";
import * as names from "../icons/icon-names.generated.ts";
import { drawPostIcons } from "./post-icons.ts";
import type { Post } from "./post.ts";

addIconNames(names);

const slide = (header: string, value: string) => ({
  header,
  description: [{ type: "text" as const, value }],
});
const post = (...content: Post["content"]): Post => ({ title: "Three moves", content });

test("a post without icons stays the same object, so what was read of its slides is still known", () => {
  const plain = post(slide("At 10:30", "A note: no icon"), slide("Second", "Line"));
  expect(drawPostIcons(plain)).toBe(plain);
});

test("only slides with icons are others, and each time the same ones", () => {
  const plain = slide("Plain", "Line");
  const typed = post(slide(":rocket: Start", "Line"), plain);
  const drawn = drawPostIcons(typed);
  expect(drawn.content[0]?.header).not.toContain(":rocket:");
  expect(drawn.content[1]).toBe(plain);
  expect(drawPostIcons({ ...typed, title: "Another" }).content).toBe(drawn.content);
});
