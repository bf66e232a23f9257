export type { SlideInput } from "./slide-input.ts";
export { loadSlideTools, type SlideTools } from "./slide-tools.ts";
export { openComposition } from "./composition/open-composition.ts";
export { type Attempt, attempts, isLastAttempt } from "./composition/fit/composing.ts";
export type { Composing, FitFound, FitPart, FitRequest } from "./composition/fit/composing.ts";
export { type BodySizes, densityLimits, findDensity, listBodySizes } from "./density.ts";
export { getDirection } from "../drawing/direction.ts";
export { showsBrand } from "./shows-brand.ts";
export {
  chooseLayout,
  explainLayout,
  type LayoutExplanation,
  listFillableLayouts,
} from "../layouts/choose-layout.ts";
export { layoutPatterns, type LayoutSubject } from "../layouts/layout-rules.ts";
export { findGround } from "./composition/scene/build-scene.ts";
export { drawPattern, patternTilePx, type PatternPlan } from "./pattern.ts";
export { buildPlacementKey, hasMedia } from "./placement-key.ts";
export {
  type CarouselLayoutName,
  carouselLayoutNames,
  type SlideLayoutName,
} from "../layouts/layout-names.ts";
export {
  type SlideAlign,
  slideAligns,
  type SlideGround,
  slideGrounds,
} from "../layouts/slide-grounds.ts";
export {
  createHand,
  handHatch,
  handRing,
  sharpPath,
  smoothPath,
  type Stroke,
  wobblyLine,
} from "../drawing/hand.ts";
export { svgDataUrl } from "../drawing/svg.ts";
export { type HandShape, handShapes } from "../drawing/node.ts";
export type {
  BoxNode,
  ChartMark,
  ChartPart,
  ImageNode,
  SlideNode,
  TextMark,
  TableCell,
  TextNode,
  TextSpan,
  Yielding,
} from "../drawing/node.ts";
export {
  listEntryMarks,
  type ListMark,
  readPointMark,
  withListMark,
} from "../layouts/reading/list-mark.ts";
export type { BrandImage, SlideBrand, SlideMedia } from "./slide-context.ts";
export { type SlideStyle } from "../drawing/style.ts";
export { findTextLanguage, listTextLanguages } from "../text/index.ts";
export { isSameText, type PostTextRef, textRefKey, type TextRef } from "../drawing/text-ref.ts";
