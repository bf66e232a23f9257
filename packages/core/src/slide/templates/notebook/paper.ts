import { withAlpha } from "../../../design/rgb.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt, column, drawSvg } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { Part } from "../../composition/text/around/parts.ts";

/** Distance between the lines of squared paper, design px, and the lines' opacity. */
const grid = { step: 54, alpha: 0.11 } as const;

/** Draws squared paper. */
export function drawGrid(scene: Scene): SlideNode[] {
  const { widthPx, heightPx, px, colors, context } = scene;
  if (!context.design.showBackgroundElements) return [];
  const step = px(grid.step);
  const lines = (length: number, toPath: (at: number) => string) =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, index) =>
      toPath(Math.round((index + 0.5) * step * 10) / 10),
    ).join("");
  const path =
    lines(widthPx, (x) => `M${x} 0V${heightPx}`) + lines(heightPx, (y) => `M0 ${y}H${widthPx}`);
  const color = withAlpha(colors.paper.ink, grid.alpha);
  const stage = { x: 0, y: 0, width: widthPx, height: heightPx };
  return [drawSvg(stage, `<path d="${path}" fill="none" stroke="${color}" stroke-width="1"/>`)];
}

const shadow = "rgba(31, 42, 68, 0.2)";
/** Size of the tape on a note, design px. */
const tape = { width: 168, height: 50 } as const;

/** Draws a sticky note, turned by some degrees, under a strip of tape. */
export function drawNote(
  { px }: Scene,
  area: Area,
  { sheet, turnDeg, hasTape = true }: { sheet: Sheet; turnDeg: number; hasTape?: boolean },
): SlideNode[] {
  const { background } = sheet;
  const width = Math.min(px(tape.width), area.width * 0.4);
  const strip = {
    x: area.x + (area.width - width) / 2,
    y: area.y - px(tape.height) * 0.55,
    width,
    height: px(tape.height),
  };
  return [
    boxAt(area, {
      backgroundColor: background,
      boxShadow: `0 ${px(14)}px ${px(26)}px ${shadow}`,
      transform: `rotate(${turnDeg}deg)`,
    }),
    ...(hasTape
      ? [
          boxAt(strip, {
            backgroundColor: "rgba(255, 255, 255, 0.66)",
            transform: `rotate(${turnDeg * -1.6}deg)`,
            boxShadow: `0 ${px(2)}px ${px(5)}px rgba(31, 42, 68, 0.1)`,
          }),
        ]
      : []),
  ];
}

/** Puts a part of the text on a sticky note as wide as its column. */
export function onNote(
  scene: Scene,
  part: Part | null,
  { sheet, turnDeg }: { sheet: Sheet; turnDeg: number },
): Part | null {
  return (
    part &&
    ((sizePx, widthPx) => {
      const { px } = scene;
      const pad = { side: px(36), ends: Math.max(px(22), sizePx * 0.6) };
      return column(
        {
          width: widthPx,
          padding: `${pad.ends}px ${pad.side}px`,
          position: "relative",
          justifyContent: "center",
        },
        box({
          position: "absolute",
          left: 0,
          top: 0,
          right: 0,
          bottom: 0,
          backgroundColor: sheet.background,
          boxShadow: `0 ${px(12)}px ${px(22)}px ${shadow}`,
          transform: `rotate(${turnDeg}deg)`,
        }),
        box(
          { position: "relative", display: "flex", flexShrink: 0 },
          part(sizePx, Math.floor(widthPx - 2 * pad.side)),
        ),
      );
    })
  );
}

/** Borders of an instant photo, as fractions of its width. */
const frame = { side: 0.055, foot: 0.12 } as const;

/** Draws the slide's image as an instant photo under a strip of tape, which is turned; nothing without an image. */
export function drawInstant(scene: Scene, area: Area, turnDeg: number): SlideNode[] {
  const { px, colors } = scene;
  const sidePx = Math.round(Math.min(area.width, area.height) * frame.side);
  const footPx = Math.round(Math.min(area.width, area.height) * frame.foot);
  const inner = {
    x: sidePx,
    y: sidePx,
    width: area.width - 2 * sidePx,
    height: area.height - sidePx - footPx,
  };
  const shown = slideImage(scene, inner);
  if (!shown) return [];
  const width = Math.min(px(190), area.width * 0.34);
  const strip = {
    x: area.x + (area.width - width) / 2,
    y: area.y - px(26),
    width,
    height: px(54),
  };
  return [
    boxAt(
      area,
      {
        backgroundColor: "#ffffff",
        boxShadow: `0 ${px(18)}px ${px(32)}px ${shadow}`,
      },
      shown,
    ),
    boxAt(strip, {
      backgroundColor: withAlpha(colors.primary.background, 0.86),
      transform: `rotate(${turnDeg}deg)`,
    }),
  ];
}
