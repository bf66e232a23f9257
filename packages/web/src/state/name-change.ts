import { type Design, getTemplate } from "@slideloom/core/design";
import type { Appearance } from "@slideloom/core/carousel";
import type { EditedCarousel } from "./carousel-store.ts";

/** A change and its undo label. */
export interface NamedChange {
  label: string;
  /** Consecutive changes of the same kind merge into one undo step. Null never merges. */
  kind: string | null;
  /** True if changes merge even across long pauses. */
  outlastsPauses?: boolean;
}

type ChangedKey =
  | "jsonInput"
  | "media"
  | "captions"
  | "isAiGenerated"
  | keyof Appearance
  | keyof Design;

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
  highlightMark: "Change the highlight mark",
  slideTransition: "Change the transition",
  ornament: "Change the ornament",
  showCounter: "Toggle the counter",
  showBackgroundElements: "Toggle the background elements",
  cornerAccent: "Toggle the corner accent",
  headerUnderline: "Toggle the header underline",
  carouselFormat: "Change the format",
  postType: "Change the content type",
  enableMedia: "Toggle media support",
  media: "Change the media",
  captions: "Edit a caption",
  isAiGenerated: "Change the AI label",
};

const continuousKeys: ReadonlySet<ChangedKey> = new Set([
  "jsonInput",
  "primaryColor",
  "secondaryColor",
  "fontColor",
  "brand",
  "captions",
]);

const backgroundKeys: ReadonlySet<ChangedKey> = new Set(["backgroundType", "backgroundPattern"]);

/** Returns the parts that differ. Different slide ids alone don't count. */
function listChanges(before: EditedCarousel, after: EditedCarousel): ChangedKey[] {
  const changes: ChangedKey[] = [];
  if (before.document.text !== after.document.text) changes.push("jsonInput");
  if (before.document.media !== after.document.media) changes.push("media");
  if (before.captions !== after.captions) changes.push("captions");
  if (before.isAiGenerated !== after.isAiGenerated) changes.push("isAiGenerated");
  const collect = <Values extends object>(one: Values, other: Values) => {
    if (one === other) return;
    for (const key in { ...one, ...other })
      if (other[key] !== one[key]) changes.push(key as ChangedKey);
  };
  collect(before.appearance, after.appearance);
  collect(before.appearance.design, after.appearance.design);
  // Drops `design` itself, because the changed fields of the design are listed.
  return changes.filter((key) => key !== "design");
}

/** Returns true if the two carousels differ in an undoable part. */
export function hasChanged(before: EditedCarousel, after: EditedCarousel): boolean {
  return listChanges(before, after).length > 0;
}

export function nameChange(before: EditedCarousel, after: EditedCarousel): NamedChange {
  const changes = listChanges(before, after);
  const appearance = after.appearance;
  if (changes.includes("templateId") && appearance.templateId !== null) {
    return { label: `Apply the ${getTemplate(appearance.templateId).name} template`, kind: null };
  }
  const [key, ...others] = changes.filter((changed) => changed !== "templateId");
  const isFreeBackground = /^(custom|gradient)$/.test(appearance.design.backgroundType);
  const isBackground = key !== undefined && [key, ...others].every((k) => backgroundKeys.has(k));
  if (isBackground && (isFreeBackground || others.length > 0 || key === "backgroundType")) {
    return { label: "Change the background", kind: isFreeBackground ? "background" : null };
  }
  const label = others.length === 0 && key && labels[key];
  if (!key || !label) return { label: "Change the design", kind: null };
  return { label, kind: continuousKeys.has(key) ? key : null };
}
