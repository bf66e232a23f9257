import type { NetworkLimits } from "../networks/limits.ts";
import { networks, type NetworkId } from "../networks/networks.ts";
import { countCodePoints, countNoun } from "../text/index.ts";
import type { PublicationPayload } from "./publication-payload.ts";

/** A limit of the network that a publication exceeds. */
export interface PublicationProblem {
  code: "caption-too-long" | "caption-too-many-bytes" | "alt-text-too-long" | "too-many-slides";
  /** `caption`, `slides` for the whole carousel, or the number (from 1) of the slide that has the alt text. */
  place: "caption" | "slides" | number;
  message: string;
}

/** The network's limits that a publication exceeds; empty if it can be published. */
export function checkPublication(
  id: NetworkId,
  { caption, alt_texts, options }: PublicationPayload,
  { slides, limits = {} }: { slides: number; limits?: NetworkLimits },
): PublicationProblem[] {
  const network = networks[id];
  const problems: PublicationProblem[] = [];
  const limit = network.captionLimit(limits);
  const length = network.countCaption(caption, limits, { options });
  if (limit !== null && length > limit) {
    const message = `${network.name} allows captions of up to ${limit} characters; this one has ${length}.`;
    problems.push({ code: "caption-too-long", place: "caption", message });
  }
  const { captionBytes } = network;
  if (captionBytes !== null && new TextEncoder().encode(caption).byteLength > captionBytes) {
    const message = `${network.name} allows captions of up to ${captionBytes} bytes. Shorten this one.`;
    problems.push({ code: "caption-too-many-bytes", place: "caption", message });
  }
  const altLimit = network.altTextLimit(limits);
  for (const [index, text] of alt_texts.entries()) {
    if (altLimit === null || countCodePoints(text, altLimit + 1) <= altLimit) continue;
    const message = `${network.name} allows descriptions of up to ${altLimit} characters; the one for slide ${index + 1} is longer.`;
    problems.push({ code: "alt-text-too-long", place: index + 1, message });
  }
  const most = network.mostSlides(options, limits);
  if (slides > most) {
    const message = `${network.name} allows up to ${countNoun(most, "slide")}; this carousel has ${slides}.`;
    problems.push({ code: "too-many-slides", place: "slides", message });
  }
  return problems;
}
