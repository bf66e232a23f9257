import type { ShapeOf } from "../../design/templates/ornament-shape.ts";
import { box, text, type SlideNode } from "../../drawing/node.ts";
import { svgDataUrl } from "../../drawing/svg.ts";
import type { Canvas } from "./canvas.ts";

/** A round light that fades to nothing. */
export function glow({ context, widthPx, heightPx }: Canvas, shape: ShapeOf<"glow">): SlideNode {
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

/** A bar along an edge, primary to secondary. */
export function band(canvas: Canvas, shape: ShapeOf<"band">): SlideNode {
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

/** A thin rectangle inside the edges. */
export function frame(
  { context, widthPx, heightPx, scale }: Canvas,
  shape: ShapeOf<"frame">,
): SlideNode {
  const inset = Math.round(shape.insetPx * scale);
  return box({
    position: "absolute",
    top: inset,
    left: inset,
    width: widthPx - 2 * inset,
    height: heightPx - 2 * inset,
    borderRadius: shape.radiusPx,
    border: `${shape.widthPx}px solid ${context.palette.line}`,
    opacity: Math.min(1, shape.strength),
  });
}

/** A thin line near the bottom edge. */
export function hairline(
  { context: { palette, stage }, widthPx, heightPx, scale }: Canvas,
  { insetPx }: ShapeOf<"hairline">,
): SlideNode {
  return box({
    position: "absolute",
    left: stage.paddingPx,
    top: heightPx - Math.round(insetPx * scale),
    width: widthPx - 2 * stage.paddingPx,
    height: 1,
    backgroundColor: palette.line,
  });
}

/** Squared paper over the whole stage. */
export function grid(
  { context, widthPx, heightPx }: Canvas,
  { stepPx, strength }: ShapeOf<"grid">,
): SlideNode {
  const tile = svgDataUrl(
    stepPx,
    stepPx,
    `<path d="M${stepPx / 4} 0V${stepPx}M0 ${stepPx / 4}H${stepPx}" stroke="${context.palette.pattern}" stroke-width="1"/>`,
  );
  return box({
    position: "absolute",
    top: 0,
    left: 0,
    width: widthPx,
    height: heightPx,
    backgroundImage: `url("${tile}")`,
    backgroundSize: `${stepPx}px ${stepPx}px`,
    backgroundRepeat: "repeat",
    opacity: strength,
  });
}

/** The slide's number, huge and pale, running out of the bottom right corner. */
export function numeral(
  { context, slideIndex, widthPx, heightPx }: Canvas,
  { size }: ShapeOf<"numeral">,
): SlideNode {
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
