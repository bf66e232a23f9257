/** Maximum size of a slide among controls, as a multiple of its size in the layout. */
const defaultMagnification = 1.4;

interface FitRequest {
  areaWidthPx: number;
  areaHeightPx: number;
  stageWidthPx: number;
  stageHeightPx: number;
  /** Device pixels per CSS px (`devicePixelRatio`). */
  pixelRatio: number;
  /** Size as a multiple of the size that fits; default is 1. */
  zoom?: number;
  /** Maximum size that fits, as a multiple of the size in the layout. */
  maxMagnification?: number;
}

/**
 * Returns the scale at which the slide fits the area, times the zoom, in device pixels per layout px. The slide's width becomes a whole
 * number of device pixels, so that the bitmap is never resampled.
 */
export function fitStage(request: FitRequest): number {
  const { areaWidthPx, areaHeightPx, stageWidthPx, stageHeightPx, pixelRatio } = request;
  const { zoom = 1, maxMagnification = defaultMagnification } = request;
  const magnification = Math.min(
    areaWidthPx / stageWidthPx,
    areaHeightPx / stageHeightPx,
    maxMagnification,
  );
  return Math.max(1, Math.floor(stageWidthPx * magnification * zoom * pixelRatio)) / stageWidthPx;
}

interface Box {
  widthPx: number;
  heightPx: number;
}

/**
 * Returns the stage's offset in the area, aligned to device pixels: centred, or at the top left corner if the stage is
 * larger.
 */
export function placeStage(
  area: Box & { leftPx: number; topPx: number },
  stage: Box,
  pixelRatio: number,
): { leftPx: number; topPx: number } {
  const snap = (originPx: number, offsetPx: number) =>
    Math.round((originPx + offsetPx) * pixelRatio) / pixelRatio - originPx;
  return {
    leftPx: snap(area.leftPx, Math.max(0, (area.widthPx - stage.widthPx) / 2)),
    topPx: snap(area.topPx, Math.max(0, (area.heightPx - stage.heightPx) / 2)),
  };
}
