import { describe, expect, test } from "vitest";
import { chooseLayout } from "../choose-layout.ts";
import { parseSlide } from "./parse-slide.ts";
import { charts } from "./snippets/charts.fixture.ts";
import { lists } from "./snippets/lists.fixture.ts";
import { numbers } from "./snippets/numbers.fixture.ts";
import { rows } from "./snippets/rows.fixture.ts";
import { quotes } from "./snippets/quotes.fixture.ts";
import type { Snippet } from "./snippets/snippet.fixture.ts";

const empty = { header: "", description: [] };

describe.each(Object.entries({ numbers, quotes, lists, charts, rows }))("%s", (_, snippets) => {
  test.each<Snippet>([...snippets])(
    "a slide with the header %j and the text %j has one of the layouts %s",
    (header, value, layouts, figure) => {
      const description = value === "" ? [] : [{ type: "text", value }];
      const post = { title: "", content: [empty, { header, description }, empty] };
      const layout = chooseLayout({ post, postType: "carousel", slideIndex: 1, hasMedia: false });
      expect(layouts.split(" ")).toContain(layout);
      if (figure !== undefined) expect(parseSlide(post, 1).number?.value.text).toBe(figure);
    },
  );
});
