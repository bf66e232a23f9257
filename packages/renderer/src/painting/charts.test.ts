import { applyTemplate, defaultDesign, type TemplateId } from "@slideloom/core/design";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { createEngine } from "../engine/engine.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { jobOf } from "../slide-job.fixture.ts";

const painter = createNodePainter({ engine: createEngine(new Renderer()) });

const arabic = "القهوة العربية: 46 %\nالبريد اليومي: 33 %\nالاجتماعات: 21 %";

async function layOut(template: TemplateId, value: string, header: string) {
  const content = [
    { header: "Cover", description: [] },
    { header, description: [{ type: "text", value }] },
    { header: "End", description: [] },
  ];
  const { layout } = await painter.layOut(
    jobOf(
      { title: "Shares", content },
      { design: applyTemplate(defaultDesign, template), slideIndex: 1, setBy: "pptx" },
    ),
  );
  return layout;
}

describe.each(["modern", "dark"] as const)("bars of %s", (template) => {
  test("end at 100 % if they are shares", async () => {
    const shares = await layOut(template, "Cafés: 46 %\nShops: 33 %\nStudios: 12 %", "Who pays");
    const hours = await layOut(template, "Cafés: 46 h\nShops: 33 h\nStudios: 12 h", "Who pays");
    expect((shares.chart?.widthPx ?? 0) / (hours.chart?.widthPx ?? 1)).toBeCloseTo(0.46, 2);
  });

  test("fill the width without a track if all shares are small", async () => {
    const small = await layOut(template, "Cafés: 8 %\nShops: 4 %\nStudios: 1 %", "Who pays");
    const hours = await layOut(template, "Cafés: 8 h\nShops: 4 h\nStudios: 1 h", "Who pays");
    expect(small.chart?.widthPx).toBeCloseTo(hours.chart?.widthPx ?? 0, 0);
  });
});

test.each([
  ["modern", "left", 3],
  ["dark", "left", 3],
  // The largest value is in the middle of the ring.
  ["elegant", "left", 2],
  ["minimal", "right", 3],
] as const)(
  "on a right-to-left slide of %s, values are at the %s of their places",
  async (template, side, count) => {
    const { texts } = await layOut(template, arabic, "متى ندفع الفواتير");
    const values = texts.filter(({ lines }) => lines[0]?.text.includes("%"));
    const placed = values.filter(({ lines: [line], xPx, widthPx }) => {
      if (!line) return false;
      const leftPx = line.xPx - xPx;
      return Math.abs(side === "left" ? leftPx : widthPx - leftPx - line.widthPx) < 2;
    });
    expect(placed).toHaveLength(count);
  },
);
