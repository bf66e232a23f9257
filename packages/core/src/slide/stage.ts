import { getSizePreset, type SizePresetId } from "../design/size-preset.ts";

/** The drawing area of a size preset in CSS px. */
export interface Stage {
  widthPx: number;
  heightPx: number;
  paddingPx: number;
  /** Room between the edge and the top row or the chips. */
  edgePx: number;
  /** Header left, items right. */
  landscape: boolean;
  /** Low stages get smaller gaps and ornaments. */
  low: boolean;
}

const lowStageHeightPx = 400;

/** What TikTok and Reels lay over the top and the bottom of a 9:16 picture stays clear of the words. */
const tallEdgePx = 96;

/** The stage of that size preset: size and padding (44, on low stages 28; nothing that is read lies closer than 24 to an edge). */
export function getStage(sizePreset: SizePresetId): Stage {
  const { widthPx, heightPx } = getSizePreset(sizePreset);
  const low = heightPx < lowStageHeightPx;
  return {
    widthPx,
    heightPx,
    paddingPx: low ? 28 : 44,
    edgePx: low ? 24 : heightPx > widthPx * 1.5 ? tallEdgePx : 40,
    landscape: widthPx > heightPx * 1.3,
    low,
  };
}
