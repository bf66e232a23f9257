import { generationLimits } from "@slideloom/core/contract";
import { templateTypes, writingStyles } from "@slideloom/core/generation";
import { create } from "zustand";
import { afterOwnerChange, readOwn, writeOwn } from "../../lib/kept/kept.ts";
import { keepFormOpen } from "./form-fold-store.ts";

/** What the form holds; it outlives the panel that shows it, a reload and signing in. */
export interface GenerationForm {
  /** A template type by its name. */
  templateType: string;
  topic: string;
  specialInstructions: string;
  /** A writing style by its name. */
  writingStyle: string;
  /** As typed; a single post has one slide whatever stands here. */
  numberOfSlides: string;
}

const storageKey = "slideloom.generation-form";

export const initialGenerationForm: GenerationForm = {
  templateType: templateTypes[0].name,
  topic: "",
  specialInstructions: "",
  writingStyle: writingStyles[0].name,
  numberOfSlides: String(generationLimits.slides.default),
};

/** The form as it was stored; nothing in storage is trusted. */
export function parseGenerationForm(text: string | null): GenerationForm {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return initialGenerationForm;
  }
  if (typeof stored !== "object" || stored === null) return initialGenerationForm;
  const values = new Map<string, unknown>(Object.entries(stored));
  const read = (key: keyof GenerationForm) => {
    const value = values.get(key);
    return typeof value === "string" ? value : initialGenerationForm[key];
  };
  return {
    templateType: read("templateType"),
    topic: read("topic"),
    specialInstructions: read("specialInstructions"),
    writingStyle: read("writingStyle"),
    numberOfSlides: read("numberOfSlides"),
  };
}

function readStoredForm(): GenerationForm {
  return parseGenerationForm(readOwn(storageKey));
}

export const useGenerationFormStore = create<GenerationForm>()(readStoredForm);
afterOwnerChange(() => useGenerationFormStore.setState(readStoredForm()));

useGenerationFormStore.subscribe((form) => {
  try {
    writeOwn(storageKey, JSON.stringify(form));
  } catch {
    // The form then lasts as long as the page.
  }
});

export function changeGenerationForm(change: Partial<GenerationForm>): void {
  keepFormOpen();
  useGenerationFormStore.setState(change);
}

/** The number of slides in the form, or null where it is none that can be asked for. */
export function parseSlideCount(typed: string): number | null {
  const { formMin, max } = generationLimits.slides;
  const count = Number(typed);
  return typed.trim() !== "" && Number.isInteger(count) && count >= formMin && count <= max
    ? count
    : null;
}
