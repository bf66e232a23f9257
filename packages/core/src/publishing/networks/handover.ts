import { countCodePoints } from "../../text/index.ts";
import type { Network } from "./network.ts";

export const handover: Network = {
  name: "Webhook hand-off",
  form: "Sends images, PDF and text to your own service, such as n8n or Make, which posts them.",
  countCaption: (caption, _limits, { stopAt } = {}) => countCodePoints(caption, stopAt),
  captionLimit: () => null,
  altTextLimit: () => 5000,
  splitIntoPosts: (slides) => [slides],
  mostSlides: () => Infinity,
};
