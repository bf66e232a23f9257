import type { SlideStyle } from "@slideloom/core/slide";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { FontBook } from "../text/font-book.ts";
import { createEngine, type EngineContainer } from "../engine/engine.ts";

const engine = createEngine(new Renderer());
const fonts = new FontBook(engine, createNodeAssetSource());
const families = ["Playfair Display", "Inter"];
await fonts.prepare(
  new Map(families.map((name) => [name, { text: "abc", weights: new Set([400]), italic: true }])),
  "abc",
);

/** Red on the left, blue on the right. */
const halves = {
  src: "halves.png",
  data: await engine.render(
    {
      type: "container",
      style: {
        width: 40,
        height: 20,
        backgroundImage: "linear-gradient(90deg, #f00 50%, #00f 50%)",
      },
      children: [],
    },
    { widthPx: 40, heightPx: 20, scale: 1, type: "png", images: [] },
  ),
};

async function draw(children: EngineContainer["children"]): Promise<Uint8Array> {
  const root: EngineContainer = {
    type: "container",
    style: {
      position: "relative",
      display: "flex",
      width: 200,
      height: 60,
      backgroundColor: "#9cf",
    },
    children,
  };
  return engine.render(root, {
    widthPx: 200,
    heightPx: 60,
    scale: 1,
    type: "raw",
    images: [halves],
  });
}

const drawText = (style: SlideStyle) =>
  draw([
    {
      type: "container",
      style: {
        display: "block",
        fontFamily: "Playfair Display",
        fontSize: 30,
        color: "#111",
        ...style,
      },
      children: [{ type: "text", text: "gypsy 2017", style: { display: "inline" } }],
    },
  ]);

const place = { position: "absolute", top: 10, left: 10, width: 80, height: 40 };

const drawBox = (style: SlideStyle) =>
  draw([
    {
      type: "container",
      style: { ...place, backgroundColor: "#c33", border: "3px solid #111", ...style },
      children: [],
    },
  ]);

const drawImage = (style: SlideStyle) =>
  draw([
    {
      type: "image",
      src: halves.src,
      style: { ...place, width: 20, objectFit: "cover", ...style },
    },
  ]);

type Case = [with_: SlideStyle, without?: SlideStyle];

async function expectDifference(
  drawStyle: (style: SlideStyle) => Promise<Uint8Array>,
  [style, without = {}]: Case,
): Promise<void> {
  const [changed, plain] = [await drawStyle({ ...without, ...style }), await drawStyle(without)];
  expect(Buffer.compare(changed, plain)).not.toBe(0);
}

describe("the engine supports", () => {
  test.for<Case>([
    [{ fontStyle: "italic" }],
    [{ fontFeatureSettings: '"lnum"' }],
    [{ fontFeatureSettings: '"tnum"' }, { fontFamily: "Inter" }],
    [{ textTransform: "uppercase" }],
    [{ textShadow: "0 0 8px #f0f" }],
  ])("%o in texts", (style) => expectDifference(drawText, style));

  test.for<Case>([
    [{ clipPath: "polygon(0 0, 100% 0, 50% 100%)" }],
    [{ clipPath: "circle(15px at 20px 20px)" }],
    [{ maskImage: "linear-gradient(to right, #000, transparent)" }],
    [{ mixBlendMode: "multiply" }],
    [{ borderColor: "#0f0" }],
    [{ borderTopLeftRadius: 16 }],
    [{ borderTopRightRadius: 16 }],
    [{ borderBottomLeftRadius: 16 }],
    [{ borderBottomRightRadius: 16 }],
    [{ boxShadow: "inset 0 6px 0 #fff" }],
  ])("%o in boxes", (style) => expectDifference(drawBox, style));

  test.for<Case>([
    [{ objectPosition: "100% 50%" }, { objectPosition: "0% 50%" }],
    [{ maskImage: "linear-gradient(#000, transparent)" }],
    [{ clipPath: "circle(8px)" }],
  ])("%o in images", (style) => expectDifference(drawImage, style));
});

test("italic is a separate font, not the upright one slanted", async () => {
  const raw = new Renderer();
  const own = createEngine(raw);
  await new FontBook(own, createNodeAssetSource()).prepare(
    new Map([["Playfair Display", { text: "abc", weights: new Set([400]), italic: false }]]),
    "abc",
  );
  const widthIn = async (drawing: typeof engine) => {
    const node: EngineContainer = {
      type: "container",
      style: {
        display: "block",
        fontFamily: "Playfair Display",
        fontSize: 40,
        fontStyle: "italic",
      },
      children: [{ type: "text", text: "abcabc", style: { display: "inline" } }],
    };
    const measured = await drawing.measure(node, 400, []);
    return measured.runs[0]?.width;
  };
  expect(await widthIn(engine)).not.toBe(await widthIn(own));
});
