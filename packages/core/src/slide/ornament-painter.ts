import type { Corner, OrnamentShape } from "../design/templates/ornament-shape.ts";
import { getGrammar } from "../design/templates/registry.ts";
import { box, text, type SlideNode } from "./node.ts";
import type { SlideContext } from "./slide-context.ts";
import { svgDataUrl } from "./svg.ts";

/** What a shape is painted on. */
interface Canvas {
  context: SlideContext;
  slideIndex: number;
  widthPx: number;
  heightPx: number;
  /** Ornaments shrink with the stage. */
  scale: number;
}

/** An ornament's nodes: those that every slide shares, and those that name the slide's number. */
export interface PaintedOrnament {
  shared: SlideNode[];
  numbered: SlideNode[];
}

/** The design's ornament as nodes, in the order of its shapes; each switched by its own setting. */
export function paintOrnament(
  context: SlideContext,
  slideIndex: number,
  heightPx: number,
): PaintedOrnament {
  const { design, stage } = context;
  const canvas: Canvas = {
    context,
    slideIndex,
    widthPx: stage.widthPx,
    heightPx,
    scale: stage.low ? 0.7 : 1,
  };
  const shapes = getGrammar(design.ornament).ornament.shapes.filter((shape) =>
    "by" in shape && shape.by === "corner" ? design.cornerAccent : design.showBackgroundElements,
  );
  const paint = (numbered: boolean) =>
    shapes
      .filter(({ shape }) => (shape === "numeral") === numbered)
      .map((shape) => paintShape(canvas, shape));
  return { shared: paint(false), numbered: paint(true) };
}

function paintShape(canvas: Canvas, shape: OrnamentShape): SlideNode {
  const { palette } = canvas.context;
  switch (shape.shape) {
    case "glow":
      return glow(canvas, shape);
    case "band":
      return band(canvas, shape);
    case "frame": {
      const inset = Math.round(shape.insetPx * canvas.scale);
      return box({
        position: "absolute",
        top: inset,
        left: inset,
        width: canvas.widthPx - 2 * inset,
        height: canvas.heightPx - 2 * inset,
        borderRadius: shape.radiusPx,
        border: `${shape.widthPx}px solid ${palette.line}`,
        opacity: Math.min(1, shape.strength),
      });
    }
    case "hairline": {
      const inset = Math.round(shape.insetPx * canvas.scale);
      return box({
        position: "absolute",
        left: canvas.context.stage.paddingPx,
        top: canvas.heightPx - inset,
        width: canvas.widthPx - 2 * canvas.context.stage.paddingPx,
        height: 1,
        backgroundColor: palette.line,
      });
    }
    case "grid": {
      const { stepPx } = shape;
      const tile = svgDataUrl(
        stepPx,
        stepPx,
        `<path d="M${stepPx / 4} 0V${stepPx}M0 ${stepPx / 4}H${stepPx}" stroke="${palette.pattern}" stroke-width="1"/>`,
      );
      return box({
        position: "absolute",
        top: 0,
        left: 0,
        width: canvas.widthPx,
        height: canvas.heightPx,
        backgroundImage: `url("${tile}")`,
        backgroundSize: `${stepPx}px ${stepPx}px`,
        backgroundRepeat: "repeat",
        opacity: shape.strength,
      });
    }
    case "numeral":
      return numeral(canvas, shape.size);
    case "triangle":
      return picture(
        canvas,
        shape.corner,
        0,
        shape.sizePx,
        shape.sizePx,
        (w) => `<path d="${trianglePath(shape.corner, w)}" fill="${palette.primary}"/>`,
      );
    case "diamond": {
      const size = shape.sizePx;
      const r = size / 2;
      return picture(
        canvas,
        shape.corner,
        shape.insetPx - r / canvas.scale,
        size,
        size,
        () =>
          `<path d="M${r} 1L${size - 1} ${r}L${r} ${size - 1}L1 ${r}Z" fill="${palette.backgroundColor}" stroke="${palette.accentLarge}" stroke-width="1.1"/>`,
      );
    }
    case "chart":
      return chart(canvas, shape);
  }
}

function glow(
  { context, widthPx, heightPx }: Canvas,
  shape: Extract<OrnamentShape, { shape: "glow" }>,
): SlideNode {
  const color = context.palette.glow[shape.color];
  const clear = color.replace(/[\d.]+\)$/, "0)");
  const radius = Math.round(shape.radius * Math.max(widthPx, Math.min(heightPx, widthPx)));
  const [x, y] = [Math.round(shape.at.x * widthPx), Math.round(shape.at.y * heightPx)];
  // Only as large as the glow reaches: a full-stage gradient costs four times as much.
  const [left, top] = [Math.max(0, x - radius), Math.max(0, y - radius)];
  return box({
    position: "absolute",
    top,
    left,
    width: Math.min(widthPx, x + radius) - left,
    height: Math.min(heightPx, y + radius) - top,
    backgroundImage: `radial-gradient(circle ${radius}px at ${x - left}px ${y - top}px, ${color} 0%, ${clear} 100%)`,
  });
}

function band(canvas: Canvas, shape: Extract<OrnamentShape, { shape: "band" }>): SlideNode {
  const { palette } = canvas.context;
  const thickness = Math.round(shape.thicknessPx * canvas.scale);
  const along = shape.edge === "left" ? canvas.heightPx : canvas.widthPx;
  const [start, length] = [
    Math.round(along * shape.from),
    Math.round(along * (shape.to - shape.from)),
  ];
  const colors = `${palette.primary}, ${palette.secondary}`;
  return shape.edge === "left"
    ? box({
        position: "absolute",
        left: 0,
        top: start,
        width: thickness,
        height: length,
        backgroundImage: `linear-gradient(180deg, ${colors})`,
      })
    : box({
        position: "absolute",
        top: 0,
        left: start,
        width: length,
        height: thickness,
        backgroundImage: `linear-gradient(90deg, ${colors})`,
      });
}

function numeral({ context, slideIndex, widthPx, heightPx }: Canvas, size: number): SlideNode {
  const fontSizePx = Math.round(Math.min(widthPx, heightPx) * size * 1.1);
  return text(
    {
      position: "absolute",
      right: Math.round(-fontSizePx * 0.06),
      top: Math.round(heightPx - fontSizePx * 0.92),
      fontFamily: context.design.fontFamily,
      fontWeight: 800,
      fontSize: fontSizePx,
      lineHeight: 1,
      letterSpacing: "-0.04em",
      color: context.palette.ghost,
      whiteSpace: "nowrap",
      direction: "ltr",
    },
    String(slideIndex + 1).padStart(2, "0"),
  );
}

/** An SVG picture in a corner, `insetPx` from both of its edges. */
function picture(
  canvas: Canvas,
  corner: Corner,
  insetPx: number,
  widthPx: number,
  heightPx: number,
  body: (widthPx: number, heightPx: number) => string,
): SlideNode {
  const [width, height] = [widthPx * canvas.scale, heightPx * canvas.scale];
  const inset = insetPx * canvas.scale;
  return {
    kind: "image",
    src: svgDataUrl(widthPx, heightPx, body(widthPx, heightPx)),
    style: {
      position: "absolute",
      top: corner.startsWith("top") ? inset : canvas.heightPx - inset - height,
      left: corner.endsWith("left") ? inset : canvas.widthPx - inset - width,
      width,
      height,
    },
  };
}

function trianglePath(corner: Corner, size: number): string {
  switch (corner) {
    case "top-left":
      return `M0 0H${size}L0 ${size}Z`;
    case "top-right":
      return `M0 0H${size}V${size}Z`;
    case "bottom-left":
      return `M0 0V${size}H${size}Z`;
    case "bottom-right":
      return `M${size} 0V${size}H0Z`;
  }
}

/** Rising points of the chart, as fractions of its box. */
const chartPoints = [
  [0.03, 0.86],
  [0.24, 0.5],
  [0.42, 0.66],
  [0.68, 0.3],
  [0.96, 0.1],
] as const;

function chart(canvas: Canvas, size: Extract<OrnamentShape, { shape: "chart" }>): SlideNode {
  const { brand, direction, palette } = canvas.context;
  // Who posts stands at the bottom right where lines begin at the right.
  const corner = brand && direction === "rtl" ? "bottom-left" : "bottom-right";
  return picture(canvas, corner, 26, size.widthPx, size.heightPx, (w, h) =>
    chartLine(w, h, palette.accentLarge),
  );
}

function chartLine(width: number, height: number, color: string): string {
  const points = chartPoints.map(([x, y]) => [x * width, y * height] as const);
  const line = points.map(([x, y]) => `${x},${y}`).join(" ");
  const dots = points
    .slice(1)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4" fill="${color}"/>`);
  return `<g opacity="0.85"><polyline points="${line}" fill="none" stroke="${color}" stroke-width="1.4" stroke-linejoin="round"/>${dots.join("")}</g>`;
}
