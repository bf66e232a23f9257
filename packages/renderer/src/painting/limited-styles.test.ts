import { defaultDesign } from "@slideloom/core/design";
import type { Slide } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { toEngineNode } from "../engine/engine-node.ts";
import { createNodePainter } from "./node-painter.fixture.ts";

const painter = createNodePainter();
const many = "::a:: ".repeat(33_000);

async function listLeft(slide: Slide, change: { title?: string; postType?: "single" } = {}) {
  const { title = "T", postType = "carousel" } = change;
  const { layout } = await painter.layOut({
    post: { title, content: [slide, { header: "End", description: [] }] },
    design: defaultDesign,
    format: "linkedin",
    postType,
    slideIndex: 0,
    mediaUrls: {},
  });
  return layout.leftText?.map(({ message }) => message.slice(0, 32));
}

test("a text with more styles than the engine can count is drawn plain, with a warning", async () => {
  const text = { type: "text" as const, value: many };
  expect(await listLeft({ header: many, description: [text], summary: many })).toEqual([
    "Slide 1: The header is drawn pla",
    "Slide 1: Text 1 is drawn plain, ",
    "Slide 1: The summary is drawn pl",
  ]);
  const single = await listLeft(
    { header: "H", description: [] },
    { title: many, postType: "single" },
  );
  expect(single).toEqual(["Slide 1: The title is drawn plai"]);
});

test("whatever joins texts, the engine never gets more styles than it can count", () => {
  const node = (count: number) => ({
    kind: "text" as const,
    style: { fontFamily: "Inter", fontSize: 20 },
    spans: Array.from({ length: count }, () => ({ text: "a" })),
  });
  const options = { fontFamilies: new Map(), breakWords: false };
  expect(toEngineNode(node(60_000), options)).toMatchObject({ type: "container" });
  expect(() => toEngineNode(node(60_001), options)).toThrow("too many changes of style");
});
