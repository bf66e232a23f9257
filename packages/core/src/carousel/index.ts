export {
  defaultAppearance,
  emptyCarousel,
  parseCarousel,
  type Appearance,
  type Carousel,
  type PostType,
} from "./carousel.ts";
