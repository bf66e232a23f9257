import { box, type SlideNode } from "../../drawing/node.ts";
import { column, contentWidthPx } from "../flow.ts";
import type { SlideContext } from "../slide-context.ts";
import { buildBrandRow } from "./brand-row.ts";
import { buildHashtags } from "./hashtags.ts";

/** Between hashtags and brand. */
const minBrandGapPx = 8;

/** What stands at the bottom: the hashtags, and under them who posts. */
export function buildFoot(
  context: SlideContext,
  {
    widthPx = contentWidthPx(context),
    allHashtags = false,
    largeBrand = false,
  }: { widthPx?: number; allHashtags?: boolean; largeBrand?: boolean } = {},
): SlideNode | null {
  const hashtags = buildHashtags(context, allHashtags);
  const brand = buildBrandRow(context, { widthPx, large: largeBrand });
  if (!hashtags || !brand) return hashtags ?? brand;
  const rowGap = Math.max(minBrandGapPx, Math.round(14 * context.type.space));
  return box({ ...column, rowGap, flexShrink: 0 }, hashtags, brand);
}
