/** Maximum page px per stage px. A larger magnification makes the slide look coarse. */
const maxMagnification = 1.4;

interface FitRequest {
  areaWidthPx: number;
  areaHeightPx: number;
  stageWidthPx: number;
  stageHeightPx: number;
  /** Device pixels per page px. */
  pixelRatio: number;
}

/**
 * Returns the device pixels per stage px that fit the area. The stage's width is a whole number of device pixels, so
 * the bitmap is never resampled.
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
