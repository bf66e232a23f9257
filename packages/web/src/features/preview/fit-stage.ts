/** The preview is no magnifier: larger than this the slide only looks coarse. */
const maxMagnification = 1.4;

interface FitRequest {
  areaWidthPx: number;
  areaHeightPx: number;
  stageWidthPx: number;
  stageHeightPx: number;
  /** Device pixels a CSS px of the page. */
  pixelRatio: number;
}

/**
 * Device pixels a CSS px of the stage at which it fills the area. The stage's width comes out as whole device
 * pixels, so that the bitmap stands on the screen's own grid and is never resampled.
 */
export function fitStage(request: FitRequest): number {
  const { areaWidthPx, areaHeightPx, stageWidthPx, stageHeightPx, pixelRatio } = request;
  const magnification = Math.min(
    areaWidthPx / stageWidthPx,
    areaHeightPx / stageHeightPx,
    maxMagnification,
  );
  return Math.max(1, Math.floor(stageWidthPx * magnification * pixelRatio)) / stageWidthPx;
}

/** Moves a position on the page to the nearest edge between device pixels. */
export function snapToDevicePixel(positionPx: number, pixelRatio: number): number {
  return Math.round(positionPx * pixelRatio) / pixelRatio;
}
