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

interface Box {
  widthPx: number;
  heightPx: number;
}

/** Where in the area the stage stands: in its middle, or at its top when taller, on an edge between device pixels. */
export function placeStage(
  area: Box & { leftPx: number; topPx: number },
  stage: Box,
  pixelRatio: number,
): { leftPx: number; topPx: number } {
  const snap = (originPx: number, offsetPx: number) =>
    Math.round((originPx + offsetPx) * pixelRatio) / pixelRatio - originPx;
  return {
    leftPx: snap(area.leftPx, (area.widthPx - stage.widthPx) / 2),
    topPx: snap(area.topPx, Math.max(0, (area.heightPx - stage.heightPx) / 2)),
  };
}
