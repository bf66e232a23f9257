import { Renderer } from "@takumi-rs/core";
import { expect, test } from "vitest";
import {
  createEngine,
  type EngineNode,
  type EngineStyle,
  type MeasuredNode,
} from "../engine/engine.ts";
import { memoizeMeasurements } from "./measure-memory.ts";

const svg = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
  )}`;

const imageIn = (style: EngineStyle, image: EngineStyle): EngineNode => ({
  type: "container",
  style: { width: 100, height: 80, ...style },
  children: [
    { type: "image", src: svg(30, 10), style: image },
    { type: "container", style: { width: 90, height: 20 }, children: [] },
  ],
});

const boxesOf = ({ width, height, transform, children }: MeasuredNode): unknown => [
  width,
  height,
  transform,
  children.map(boxesOf),
];

const row = { display: "flex", flexDirection: "row" };
const column = { display: "flex", flexDirection: "column" };

test("a layout with images is the one that the engine measures", async () => {
  const engine = createEngine(new Renderer());
  const memory = memoizeMeasurements(engine);
  for (const parent of [
    row,
    column,
    { ...row, alignItems: "center", justifyContent: "flex-end" },
  ]) {
    for (const image of [
      { width: 40, height: 50 },
      { width: 40, height: 50, flexShrink: 0 },
      { width: 240, height: 150, flexShrink: 0, marginLeft: 4 },
      { position: "absolute", top: 5, right: 6, width: 40, height: 20 },
      { width: 40 },
      { width: "50%", height: "50%" },
      { flexGrow: 1 },
    ]) {
      const node = imageIn(parent, image);
      const [own, kept] = [
        await engine.measure(node, 100, []),
        await memory.measure(node, 100, []),
      ];
      expect(boxesOf(kept)).toEqual(boxesOf(own));
    }
  }
});
