import type { BoxNode, SlideStyle } from "@slideloom/core/slide";
import { Renderer } from "@takumi-rs/core";
import { expect, test } from "vitest";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { toEngineNode } from "../engine/engine-node.ts";
import { createEngine } from "../engine/engine.ts";
import { balanceRuns } from "./balance-runs.ts";
import { FontBook } from "./font-book.ts";
import { groupRuns, type MeasuredSlide, readMeasuredSlide } from "./measured-slide.ts";

const engine = createEngine(new Renderer());
const words =
  "Bread that rests overnight tastes of more, costs you nothing and forgives whoever forgets it until the morning";
const fontFamilies = await new FontBook(engine, createNodeAssetSource()).prepare(
  new Map([["Inter", { text: words, weights: new Set([700]), italic: false }]]),
  words,
);

const stage = { widthPx: 460, heightPx: 400 };

const slideOf = (text: string, style: SlideStyle): BoxNode => ({
  kind: "box",
  style: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    width: stage.widthPx,
    height: stage.heightPx,
    backgroundColor: "#ffffff",
  },
  children: [
    {
      kind: "text",
      style: {
        fontFamily: "Inter",
        fontSize: 21,
        fontWeight: 700,
        letterSpacing: "-0.02em",
        lineHeight: 1.26,
        color: "#000000",
        ...style,
      },
      spans: [{ text }],
    },
  ],
});

const toNode = (root: BoxNode) => toEngineNode(root, { fontFamilies, breakWords: false });

async function measure(root: BoxNode): Promise<MeasuredSlide> {
  return readMeasuredSlide(root, await engine.measure(toNode(root), stage.widthPx, [], 8));
}

const draw = (root: BoxNode) =>
  engine.render(toNode(root), { ...stage, scale: 2, type: "raw", images: [] });

const widths = Array.from({ length: 20 }, (_, index) => 206 + index * 2.07);
const texts = [/^.*$/, /you nothing.*$/, /forgives.*$/].map((part) => part.exec(words)?.[0] ?? "");
const cases = texts.flatMap((text) => widths.map((width) => ({ text, width })));

test("the measured lines of balanced text are the drawn lines", async () => {
  for (const { text, width } of cases) {
    const balanced = slideOf(text, { width, textWrap: "balance" });
    const slide = await measure(balanced);
    await balanceRuns(slide, measure);
    const lines = slide.texts.flatMap((measured) =>
      groupRuns(measured).map(([, runs]) => runs.map((run) => run.text).join("")),
    );
    const broken = slideOf(lines.map((line) => line.trim()).join("\n"), { whiteSpace: "pre" });
    const isSame = Buffer.from(await draw(balanced)).equals(await draw(broken));
    expect(isSame, `${width}: ${lines.join(" | ")}`).toBe(true);
  }
});
