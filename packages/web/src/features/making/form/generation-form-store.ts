import { generationLimits } from "@slideloom/core/contract/generation-limits";
import {
  amounts,
  slideUnits,
  templateTypes,
  writingStyles,
  type Amount,
  type SlideUnit,
} from "@slideloom/core/generation";
import { create } from "zustand";
import { afterOwnerChange, readOwn, writeOwn } from "../../../lib/kept/kept.ts";
import { keepFormOpen } from "../controls/form-fold.ts";

/** The form's values; kept across panels, reloads and sign-in. */
export interface GenerationForm {
  templateType: string;
  topic: string;
  specialInstructions: string;
  writingStyle: string;
  /** As typed. Ignored for a single post. */
  numberOfSlides: string;
  /** What a slide of the source is made of. */
  slideUnit: SlideUnit;
  /** Whether questions fill the slides for which the source is too short. */
  hasQuestions: boolean;
  /** How much of the source's text the post has. */
  amount: Amount;
  /** Who the post is for; only for models. */
  audience: string;
  /** Name of the post's language; empty for the source's. Only for models. */
  language: string;
}

type TextField = Exclude<keyof GenerationForm, "slideUnit" | "hasQuestions" | "amount">;

const storageKey = "slideloom.generation-form";

export const initialGenerationForm: GenerationForm = {
  templateType: templateTypes[0].name,
  topic: "",
  specialInstructions: "",
  writingStyle: writingStyles[0].name,
  numberOfSlides: String(generationLimits.slides.default),
  slideUnit: "auto",
  hasQuestions: false,
  amount: "condense",
  audience: "",
  language: "",
};

/** Parses the stored form. Storage is untrusted, so invalid data gives the empty form. */
export function parseGenerationForm(text: string | null): GenerationForm {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return initialGenerationForm;
  }
  if (typeof stored !== "object" || stored === null) return initialGenerationForm;
  const values = new Map<string, unknown>(Object.entries(stored));
  const read = (key: TextField) => {
    const value = values.get(key);
    return typeof value === "string" ? value : initialGenerationForm[key];
  };
  return {
    templateType: read("templateType"),
    topic: read("topic"),
    specialInstructions: read("specialInstructions"),
    writingStyle: read("writingStyle"),
    numberOfSlides: read("numberOfSlides"),
    slideUnit: slideUnits.find((unit) => unit === values.get("slideUnit")) ?? "auto",
    hasQuestions: values.get("hasQuestions") === true,
    amount: amounts.find((amount) => amount === values.get("amount")) ?? "condense",
    audience: read("audience"),
    language: read("language"),
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
    // Without storage, the form lasts until the page closes.
  }
});

export function changeGenerationForm(change: Partial<GenerationForm>): void {
  keepFormOpen();
  useGenerationFormStore.setState(change);
}

export function parseSlideCount(typed: string): number | null {
  const { formMin, max } = generationLimits.slides;
  const count = Number(typed);
  return typed.trim() !== "" && Number.isInteger(count) && count >= formMin && count <= max
    ? count
    : null;
}
