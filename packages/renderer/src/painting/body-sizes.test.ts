import {
  applyTemplate,
  defaultDesign,
  templateIds,
  type SizePresetId,
} from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { createNodePainter } from "./node-painter.fixture.ts";

const painter = createNodePainter();
const text = (value: string) => [{ type: "text", value }];

const post: Post = {
  title: "Before you ::rent:: a studio",
  content: [
    { header: "Read this first", description: text("A short guide.") },
    {
      header: "Three visits",
      description: text(
        "1. Go once in the morning and listen\n2. Go once at night and count the lamps\n3. Go once with the person who carries the boxes",
      ),
    },
    {
      header: "Ask the owner",
      description: text(
        "- Who had the room before us\n- What the heating cost in winter\n- Which neighbour plays the drums\n- When the lift was last repaired",
      ),
    },
    {
      header: "The thing nobody asks",
      description: text(
        "Ask for the key to the bin room, because a studio without one fills its hall with boxes by the second week, and the landlord will write letters.",
      ),
    },
    { header: "Write it down", description: text("Then sign."), summary: "Save this list" },
  ],
};

/** Lists the words of the items on steps, list and text slides: font size and line width on a slide 360 px wide. */
async function listWords(template: (typeof templateIds)[number], format: SizePresetId) {
  const found: { sizePx: number; words: number }[] = [];
  for (const slideIndex of [1, 2, 3]) {
    const { layout } = await painter.layOut({
      post,
      design: applyTemplate(defaultDesign, template),
      format,
      postType: "carousel",
      slideIndex,
      mediaUrls: {},
    });
    for (const { ref, fontSizePx, lines } of layout.texts) {
      if (ref.kind !== "item") continue;
      const words = lines.flatMap((line) => line.text.split(/\s+/).filter(Boolean)).length;
      found.push({ sizePx: (fontSizePx * 360) / layout.widthPx, words });
    }
  }
  return found;
}

test.each(templateIds)(
  "steps, lists and text of %s have words of at least 14 px at 360 px",
  async (template) => {
    for (const { sizePx } of await listWords(template, "linkedin")) {
      expect(sizePx).toBeGreaterThanOrEqual(14);
    }
  },
);

test.each(
  templateIds.flatMap((template) =>
    (["twitter", "facebook"] as const).map((format) => [template, format] as const),
  ),
)("half of the words of %s on %s are at 11 px or more at 360 px", async (template, format) => {
  const words = await listWords(template, format);
  const count = (list: typeof words) => list.reduce((sum, one) => sum + one.words, 0);
  const large = words.filter(({ sizePx }) => sizePx >= 11);
  expect(count(large)).toBeGreaterThanOrEqual(count(words) / 2);
});
