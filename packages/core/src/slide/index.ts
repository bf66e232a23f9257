export { buildSlide, getLayout, showsBrand } from "./build-slide.ts";
export type { SlideFit, SlideInput } from "./build-slide.ts";
export { getDirection } from "./direction.ts";
export {
  documentFileName,
  networksFileName,
  postFolderName,
  slideFileName,
  zipEntryName,
  zipFileName,
} from "./file-names.ts";
export { chooseLayout } from "./layouts/choose-layout.ts";
export type { SlideLayoutName } from "./layouts/registry.ts";
export type { BoxNode, ImageNode, SlideNode, TextNode, TextSpan } from "./node.ts";
export type { BrandPicture, SlideBrand, SlideCut, SlideMedia } from "./slide-context.ts";
export { getStage, type Stage } from "./stage.ts";
export { styleProperties, type SlideStyle, type StyleProperty } from "./style.ts";
export { findTextLanguage, listTextLanguages } from "./text-language.ts";
export { isSameText, type PostTextRef, textRefKey, type TextRef } from "./text-ref.ts";
export { minFontSizePx, minTypeFactor } from "./type-scale.ts";
