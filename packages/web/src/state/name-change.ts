import { type Design, getTemplate } from "@slideloom/core/design";
import type { DesignState } from "./design-store.ts";

/** A change of text and look that nobody named, as undo names it. */
export interface NamedChange {
  label: string;
  /** Typed or dragged values of one kind that follow each other are one step; null for a step of its own. */
  kind: string | null;
}

export type ChangedKey = "jsonInput" | keyof DesignState | keyof Design;

const labels: Readonly<Partial<Record<ChangedKey, string>>> = {
  jsonInput: "Edit the JSON",
  primaryColor: "Change the primary colour",
  secondaryColor: "Change the secondary colour",
  fontColor: "Change the text colour",
  backgroundPattern: "Change the pattern",
  brand: "Change the brand",
  fontFamily: "Change the heading font",
  bodyFontFamily: "Change the body font",
  headerStyle: "Change the header style",
  slideTransition: "Change the transition",
  ornament: "Change the decoration",
  showCounter: "Switch the counter",
  showBackgroundElements: "Switch the background elements",
  cornerAccent: "Switch the corner accent",
  headerUnderline: "Switch the header underline",
  carouselFormat: "Change the format",
  postType: "Change the content type",
  enableMedia: "Switch media support",
  mediaUrls: "Change the media",
};

const continuousKeys: ReadonlySet<ChangedKey> = new Set([
  "jsonInput",
  "primaryColor",
  "secondaryColor",
  "fontColor",
  "brand",
]);

const backgroundKeys: ReadonlySet<ChangedKey> = new Set(["backgroundType", "backgroundPattern"]);

/** Names a change by the keys that differ; `look` is how it is afterwards. */
export function nameChange(changes: readonly ChangedKey[], look: DesignState): NamedChange {
  if (changes.includes("templateId") && look.templateId !== null) {
    return { label: `Apply the ${getTemplate(look.templateId).name} template`, kind: null };
  }
  const [key, ...others] = changes.filter((changed) => changed !== "templateId");
  const isFreeBackground = /^(custom|gradient)$/.test(look.design.backgroundType);
  const isBackground = key !== undefined && [key, ...others].every((k) => backgroundKeys.has(k));
  if (isBackground && (isFreeBackground || others.length > 0 || key === "backgroundType")) {
    return { label: "Change the background", kind: isFreeBackground ? "background" : null };
  }
  const label = others.length === 0 && key && labels[key];
  if (!key || !label) return { label: "Change the design", kind: null };
  return { label, kind: continuousKeys.has(key) ? key : null };
}
