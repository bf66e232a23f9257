export { parseCaptions, type Captions } from "./captions.ts";
export {
  defaultAppearance,
  emptyCarousel,
  parseCarousel,
  type Appearance,
  type Carousel,
  type PostType,
} from "./carousel.ts";
