import type { PostCheck } from "@slideloom/core/facts";
import type { PostTextRef } from "@slideloom/core/slide";

/** Where a finding can be seen or changed. */
export type FindingPlace =
  | { kind: "slide" | "image" | "alt"; slide: number }
  | { kind: "text"; slide: number; ref: PostTextRef; words?: string }
  | { kind: "caption" | "design" | "source" };

export interface Finding {
  /** Unique in the list, and stable while the finding stays. */
  key: string;
  severity: PostCheck["severity"];
  place: FindingPlace;
  /** Names its slide only if the place doesn't. */
  message: string;
  /** The finding of a fact or voice check, which has its own buttons. */
  check?: PostCheck;
  fixes: readonly FindingFix[];
}

export interface FindingFix {
  label: string;
  /** What the button does, if the label doesn't say so. */
  hint?: string;
  run: () => void;
}

const order = { text: 0, slide: 0, image: 0, alt: 0, caption: 1, design: 2, source: 3 };

/** Returns the heading of a finding's group. */
function namePlace(place: FindingPlace): string {
  if ("slide" in place) return `Slide ${place.slide + 1}`;
  if (place.kind === "caption") return "Captions";
  return place.kind === "design" ? "Design" : "Source";
}

/** Groups findings by place: slides in their order, then captions, design and source. */
export function groupFindings(
  findings: readonly Finding[],
): { name: string; findings: readonly Finding[] }[] {
  const rank = ({ place }: Finding) =>
    order[place.kind] * 1_000_000 + ("slide" in place ? place.slide : 0);
  const groups = new Map<string, Finding[]>();
  for (const finding of findings.toSorted((one, other) => rank(one) - rank(other))) {
    const name = namePlace(finding.place);
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  return [...groups].map(([name, own]) => ({ name, findings: own }));
}
