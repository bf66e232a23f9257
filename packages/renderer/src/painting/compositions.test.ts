import type { Post } from "@slideloom/core/document";
import {
  type BoxNode,
  type Composing,
  openComposition,
  type SlideInput,
  type SlideNode,
  type TextNode,
} from "@slideloom/core/slide";
import { Renderer } from "@takumi-rs/core";
import { beforeEach, describe, expect, test } from "vitest";
import { createEngine, type Engine, type EngineNode } from "../engine/engine.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import type { SlidePainter } from "./slide-painter.ts";
import { jobOf } from "../slide-job.fixture.ts";

const [widthPx, heightPx] = [540, 675];
const fill = { position: "absolute", top: 0, left: 0, width: widthPx, height: heightPx } as const;

function box(style: BoxNode["style"], ...children: SlideNode[]): BoxNode {
  return { kind: "box", style, children };
}

const header = { kind: "header", slide: 0 } as const;

/** Composes a backdrop, optional ornaments, and a number and headline that belong to one header. */
function* compose({ post, slideIndex }: SlideInput): Composing<BoxNode> {
  const text = post.content[slideIndex]?.header ?? "";
  const headline = (fontSize: number): TextNode => ({
    kind: "text",
    spans: [{ text }],
    ref: header,
    keepWords: true,
    style: { fontFamily: "Poppins", fontWeight: 700, fontSize, lineHeight: 1.1, color: "#fff" },
  });
  const { sizePx } = yield {
    role: "headline",
    minPx: 24,
    maxPx: 80,
    build: (size) => [{ node: headline(size), widthPx: 400.5, heightPx: 200 }],
  };
  const number: TextNode = {
    kind: "text",
    spans: [{ text: "7" }],
    ref: header,
    style: {
      position: "absolute",
      top: 420,
      left: 60,
      color: "#fff",
      fontFamily: "Poppins",
      fontWeight: 700,
      fontSize: 120,
      lineHeight: 1,
    },
  };
  const disc = (left: number) =>
    box({
      position: "absolute",
      top: 90,
      left,
      width: 220,
      height: 220,
      borderRadius: 110,
      backgroundImage: "radial-gradient(#ffffff66, #ffffff11)",
    });
  return box(
    { position: "relative", display: "flex", width: widthPx, height: heightPx },
    {
      ...box(fill, box({ ...fill, backgroundImage: "linear-gradient(#124, #247)" })),
      role: "backdrop",
    },
    { ...box(fill, disc(40 * slideIndex), disc(200)), role: "ornaments" },
    box(
      {
        position: "absolute",
        top: 60,
        left: 60,
        width: 400.5,
        display: "flex",
        flexDirection: "column",
      },
      headline(sizePx),
    ),
    number,
  );
}

const renders: EngineNode[] = [];
let measured = 0;

function createPainter(): SlidePainter {
  const real = createEngine(new Renderer());
  const engine: Engine = {
    ...real,
    measure(...args) {
      measured += 1;
      return real.measure(...args);
    },
    render(root, options) {
      renders.push(root);
      return real.render(root, options);
    },
  };
  return createNodePainter({
    engine,
    compositions: (input, attempt, options) =>
      attempt.page === "layout" ? compose(input) : openComposition(input, attempt, options),
  });
}

const postOf = (...headers: string[]): Post => ({
  title: "Title",
  content: headers.map((text) => ({ header: text, description: [] })),
});

beforeEach(() => {
  measured = 0;
  renders.length = 0;
});

test("a layout is used if its content fits, otherwise a page of text", async () => {
  const painter = createPainter();
  const { layout } = await painter.layOut(jobOf(postOf("Less is more")));
  expect(measured).toBeLessThanOrEqual(6);
  expect(layout).toMatchObject({ widthPx, heightPx, overflows: [] });
  expect(layout.texts.map(({ ref }) => ref)).toEqual([header, header]);
  const [headline, number] = layout.texts;
  expect(headline?.maxWidthPx).toBeCloseTo(400.5, 1);
  expect(headline?.lineHeightPx).toBeCloseTo(1.1 * (headline?.fontSizePx ?? 0));
  expect(number?.maxWidthPx).toBeCloseTo(widthPx - 60);
  measured = 0;
  await painter.layOut(jobOf(postOf("Less is mor")));
  expect(measured).toBeLessThanOrEqual(3);
  const page = await painter.layOut(jobOf(postOf("Many more words than that. ".repeat(20))));
  expect(page.layout.texts.some(({ ref }) => ref.kind === "title")).toBe(true);
});

test("texts hidden for editing keep their space", async () => {
  const painter = createPainter();
  const shown = await painter.layOut(jobOf(postOf("Less is more")));
  const hidden = await painter.layOut(jobOf(postOf("Less is more"), { hidden: header }));
  expect(hidden.layout).toEqual(shown.layout);
  const bare = { ...shown, foreground: { ...shown.foreground, children: [] } };
  const [pixels, expected] = [hidden, bare].map((slide) =>
    painter.paint(slide, { scale: 1, type: "raw" }),
  );
  expect(
    Buffer.compare((await pixels) ?? new Uint8Array(), (await expected) ?? new Uint8Array()),
  ).toBe(0);
});

describe("ornaments", () => {
  const isKept = (node: EngineNode) => node.type === "image" && node.src.startsWith("backdrop:");
  const hasDiscs = (node: EngineNode): boolean =>
    node.style["borderRadius"] === 110 ||
    (node.type === "container" && node.children.some(hasDiscs));

  test("are drawn once per slide, with the same pixels in every layer", async () => {
    const painter = createPainter();
    for (const scale of [2, 869 / 540, 0.29]) {
      const drawn: Uint8Array[] = [];
      for (const end of ["", "s", "st", "sto"]) {
        const { foreground, pattern } = await painter.layOut(jobOf(postOf("Le")));
        const slide = await painter.layOut(jobOf(postOf(`Less${end}`)));
        drawn.push(await painter.paint({ ...slide, foreground, pattern }, { scale, type: "raw" }));
        renders.length = 0;
        await painter.paint(slide, { scale, type: "raw" });
      }
      expect(renders).toHaveLength(1);
      const [last] = renders;
      expect(last && hasDiscs(last)).toBe(false);
      expect(last?.type === "container" && last.children.filter(isKept).length).toBe(1);
      for (const pixels of drawn) expect(Buffer.compare(pixels, drawn[0] ?? pixels)).toBe(0);
    }
  });

  test("of other slides share the same backdrop", async () => {
    const painter = createPainter();
    const post = postOf("One", "Two", "Three", "Four");
    for (const slideIndex of [0, 1, 2, 3]) {
      const slide = await painter.layOut(jobOf(post, { slideIndex }));
      await painter.paint(slide, { scale: 1, type: "raw", inSeries: true });
    }
    // Renders the backdrop once, then each of the four slides with its own ornaments.
    expect(renders).toHaveLength(5);
    expect(renders.slice(1).every(hasDiscs)).toBe(true);
  });
});
