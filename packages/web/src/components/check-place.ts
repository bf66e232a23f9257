import type { PostCheck } from "@slideloom/core/facts";
import { services } from "@slideloom/core/networks";

/** Names where a check's words are: `Slide 2`, `Caption` or `Caption for X`. */
export function nameCheckPlace({ slide, field, service }: PostCheck): string {
  if (field !== "caption") return `Slide ${slide + 1}`;
  return service ? `Caption for ${services[service].name}` : "Caption";
}

export const keyOfCheck = ({ slide, field, service, item, part, range, code }: PostCheck): string =>
  [slide, field, service, item, part, ...range, code].join(" ");
