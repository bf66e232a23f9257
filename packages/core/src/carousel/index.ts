export {
  defaultAppearance,
  emptyCarousel,
  parseCarousel,
  type Appearance,
  type Carousel,
  type ParsedCarousel,
  type PostType,
} from "./carousel.ts";
