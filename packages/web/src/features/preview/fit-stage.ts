/** Maximum size of a slide on the page, as a multiple of its size in the layout. Beyond that, a slide looks coarse. */
const maxMagnification = 1.4;

interface FitRequest {
  areaWidthPx: number;
  areaHeightPx: number;
  stageWidthPx: number;
  stageHeightPx: number;
  /** Device pixels per CSS px (`devicePixelRatio`). */
  pixelRatio: number;
}

/**
 * Returns the scale at which the slide fits the area, in device pixels per layout px. The slide's width becomes a whole
 * number of device pixels, so that the bitmap is never resampled.
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

/** Returns the stage's offset in the area, aligned to device pixels: centred, or at the top if the stage is taller. */
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
