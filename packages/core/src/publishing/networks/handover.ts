import { countCodePoints } from "../../text/index.ts";
import type { Network } from "./network.ts";

export const handover: Network = {
  name: "Hand-over",
  form: "Pictures, PDF and words go to a service of yours that posts them.",
  countCaption: (caption, _limits, { stopAt } = {}) => countCodePoints(caption, stopAt),
  captionLimit: () => null,
  altTextLimit: () => 5000,
  splitIntoPosts: (slides) => [slides],
  mostSlides: () => Infinity,
};
