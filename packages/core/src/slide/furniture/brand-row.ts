import { isAvatarShape } from "../../design/brand.ts";
import { getDirection } from "../../drawing/direction.ts";
import { box, text, type ImageNode, type SlideNode, type TextNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import { minFontSizePx } from "../../drawing/type-scale.ts";
import type { BrandPicture, SlideContext } from "../slide-context.ts";

/** Sizes of the row in CSS px at type factor 1. */
interface RowSizes {
  picturePx: number;
  namePx: number;
  detailsPx: number;
}

const usualSizes: RowSizes = { picturePx: 34, namePx: 13, detailsPx: 12 };
const largeSizes: RowSizes = { picturePx: 46, namePx: 16, detailsPx: 13 };
const lowSizes: RowSizes = { picturePx: 28, namePx: 12, detailsPx: 12 };
const lowLargeSizes: RowSizes = { picturePx: 36, namePx: 14, detailsPx: 12 };

/** The row grows and shrinks less than the words above it. */
const factorRange = { min: 0.85, max: 1.15 };

/** Of the stage's width at most, so that the bottom right corner stays free. */
const stageShare = 0.64;

/** A wide logo is a little lower than a circle, and at most this much wider than high. */
const logoHeightShare = 0.86;
const maxLogoRatio = 3.4;

/** Who posts: picture, name, handle and website, in at most `widthPx`; null where the slide shows no brand. */
export function buildBrandRow(
  context: SlideContext,
  { widthPx, large = false }: { widthPx: number; large?: boolean | undefined },
): SlideNode | null {
  const { brand, stage, type } = context;
  if (!brand) return null;
  const factor = Math.min(factorRange.max, Math.max(factorRange.min, type.factor));
  const base = stage.low ? (large ? lowLargeSizes : lowSizes) : large ? largeSizes : usualSizes;
  const sizes: RowSizes = {
    picturePx: Math.round(base.picturePx * factor),
    namePx: Math.max(minFontSizePx, base.namePx * factor),
    detailsPx: Math.max(minFontSizePx, base.detailsPx * factor),
  };
  return box(
    {
      display: "flex",
      flexDirection: "row",
      alignItems: "center",
      columnGap: Math.round(sizes.picturePx * 0.3),
      flexShrink: 0,
      alignSelf: "flex-start",
      // The hairline of an ornament lies close under what stands lowest on a low stage.
      ...(stage.low && { marginBottom: 4 }),
      maxWidth: Math.min(Math.round(stage.widthPx * stageShare), widthPx),
    },
    brand.picture && buildPicture(brand.picture, sizes.picturePx),
    buildWords(context, sizes),
  );
}

function buildPicture(picture: BrandPicture, sizePx: number): ImageNode {
  const ratio = picture.widthPx / picture.heightPx;
  const style: SlideStyle = isAvatarShape(picture)
    ? { width: sizePx, height: sizePx, borderRadius: sizePx / 2, objectFit: "cover" }
    : { ...fitLogo(ratio, sizePx), objectFit: "contain" };
  return { kind: "image", src: picture.src, style: { ...style, flexShrink: 0 } };
}

function fitLogo(ratio: number, sizePx: number): { width: number; height: number } {
  const heightPx = ratio < 1 ? sizePx : sizePx * logoHeightShare;
  const width = Math.round(Math.min(heightPx * ratio, heightPx * maxLogoRatio));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}

function buildWords(context: SlideContext, { namePx, detailsPx }: RowSizes) {
  const { brand, palette } = context;
  const [name, ...details] = [brand?.name, brand?.handle, brand?.website].map((words) =>
    (words ?? "").trim(),
  );
  const lines: TextNode[] = [];
  if (name) {
    const style = { fontWeight: 600, fontSize: namePx, color: palette.ink };
    lines.push(buildLine(context, name, "name", style));
  }
  const shown = details.filter((words) => words !== "").join(" · ");
  if (shown) {
    const style = { fontWeight: 400, fontSize: detailsPx, color: palette.muted };
    lines.push(buildLine(context, shown, "details", style));
  }
  if (lines.length === 0) return null;
  return box(
    { display: "flex", flexDirection: "column", rowGap: 1, flexShrink: 1, minWidth: 0 },
    ...lines,
  );
}

function buildLine(
  { design, direction }: SlideContext,
  content: string,
  line: "name" | "details",
  style: SlideStyle,
): TextNode {
  return text(
    {
      fontFamily: design.bodyFontFamily,
      lineHeight: 1.3,
      ...style,
      direction: getDirection(content),
      textAlign: direction === "rtl" ? "right" : "left",
      maxWidth: "100%",
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    content,
    { kind: "brand", line },
  );
}
