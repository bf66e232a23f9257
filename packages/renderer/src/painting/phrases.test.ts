import { applyTemplate, defaultDesign, templateIds } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { createNodePainter } from "./node-painter.fixture.ts";

const painter = createNodePainter();

const phrases = ["48 hours", "two days"];
const headerOf = (phrase: string) => `What ::${phrase}:: do to a loaf of bread in winter`;

const places = templateIds.flatMap((template) => phrases.map((phrase) => ({ template, phrase })));

test("a highlighted phrase that fits a line isn't broken, in any template", async () => {
  for (const { template, phrase } of places) {
    const slides = ["One", headerOf(phrase), "Two", "Three"].map((header) => ({
      header,
      description: [],
    }));
    const post: Post = { title: "Bread", content: slides };
    const { layout } = await painter.layOut({
      post,
      design: applyTemplate(defaultDesign, template),
      format: "linkedin",
      postType: "carousel",
      slideIndex: 1,
      mediaUrls: {},
    });
    const lines = layout.texts
      .filter(({ ref }) => ref.kind === "header")
      .flatMap((text) => text.lines.map((line) => line.text.replaceAll("\u00a0", " ")));
    expect(
      lines.filter((line) => line.includes(phrase)),
      `${template}: ${lines.join(" | ")}`,
    ).toHaveLength(1);
  }
});
