import { expect, test } from "vitest";
import { chooseLayout } from "../choose-layout.ts";
import { readSlide } from "./read-slide.ts";
import { type Snippet, snippets } from "./snippets.fixture.ts";

const empty = { header: "", description: [] };

test.each<Snippet>([...snippets])("%j with %j is %s", (header, value, layouts, figure) => {
  const description = value === "" ? [] : [{ type: "text", value }];
  const post = { title: "", content: [empty, { header, description }, empty] };
  const layout = chooseLayout({ post, postType: "carousel", slideIndex: 1, hasMedia: false });
  expect(layouts.split(" ")).toContain(layout);
  if (figure !== undefined) expect(readSlide(post, 1).number?.value.text).toBe(figure);
});
