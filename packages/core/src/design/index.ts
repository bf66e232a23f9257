export {
  brandPlacements,
  defaultBrand,
  hasBrandContent,
  isAvatarShape,
  isBrandShown,
  maxAvatarLength,
  maxPortraitLength,
  maxBrandTextLength,
  parseBrand,
  type Brand,
  type BrandFonts,
  type BrandPalette,
  type BrandPlacement,
} from "./brand.ts";
export { formatBrandFile, maxBrandFileBytes, parseBrandFile } from "./brand-file.ts";
export { buildPalette } from "./build-palette.ts";
export { luminanceOf, relativeLuminance } from "./contrast.ts";
export { drawnPattern } from "./decoration.ts";
export { defaultDesign } from "./default-design.ts";
export {
  backgroundTypes,
  headerStyles,
  highlightMarks,
  ornaments,
  patterns,
  slideTransitions,
  type Design,
  type HeaderStyle,
  type SlideTransition,
} from "./design.ts";
export { bodyFonts, designFamilies, headingFonts, type DesignFont } from "./design-font.ts";
export {
  getSizePreset,
  type SizePreset,
  type SizePresetId,
  sizePresetIds,
  sizePresets,
} from "./size-preset.ts";
export {
  formatGradient,
  parseGradient,
  type GradientStop,
  type LinearGradient,
} from "./gradient.ts";
export {
  backgroundLabels,
  headerStyleLabels,
  highlightMarkLabels,
  ornamentLabels,
  patternLabels,
  slideTransitionLabels,
} from "./label.ts";
export type { ColorAdjustment, Palette } from "./palette.ts";
export { type ParsedDesign, parseDesign } from "./parse-design.ts";
export {
  pickBackgroundColor,
  pickBackgroundGradient,
  pickBackgroundType,
  pickColor,
  pickHighlightMark,
} from "./pick.ts";
export { getRgba, parseHexColor } from "./rgb.ts";
export { colorTypes, gradientPresets, swatches, type ColorType } from "./swatch.ts";
export { applyTemplate, getTemplate, templates } from "./template.ts";
export { templateIds, type TemplateId } from "./templates/registry.ts";
