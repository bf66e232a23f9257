import { generationLimits } from "@slideloom/core/contract/generation-limits";
import type { Offer } from "../../../reading/worker/offer.ts";
import { generate } from "../form/generate.ts";
import { useGenerationFormStore } from "../form/generation-form-store.ts";
import { readGenerateRequest } from "../form/use-generate-request.ts";
import { outlinePage } from "../outline/outline-place.ts";
import { planOutline } from "../outline/plan-runs.ts";
import { isSameOrigin, readOrigin, usePlanStore } from "../outline/plan-store.ts";
import { clearSource, offerRead } from "../source/source-store.ts";
import { endStart } from "./make-slides.ts";
import { type StartWriter, useStartStore } from "./start-store.ts";

const { formMin, max } = generationLimits.slides;

/** Puts the offer into the form, so that the form, the outline and the start field make the same post. */
function takeOffer({ material, post }: Offer): void {
  const { typed, slides, per, questions } = useStartStore.getState();
  useStartStore.setState({ isAdding: false });
  if (material) offerRead(typed, material);
  else clearSource();
  const count = Math.min(Math.max(slides ?? post.content.length, formMin), max);
  useGenerationFormStore.setState({
    topic: material ? "" : typed.trim(),
    numberOfSlides: String(count),
    slideUnit: per,
    hasQuestions: questions,
  });
}

/** Generates slides from the offer's text or topic with a model. */
export async function writeSlides(offer: Offer): Promise<void> {
  takeOffer(offer);
  const { request, sources } = readGenerateRequest();
  await generate(request, { sources, onDone: endStart });
}

/** Opens the outline of the offer's slides. Plans it unless it is planned already. */
export function outlineFirst(offer: Offer, writer: StartWriter): void {
  takeOffer(offer);
  if (writer === "self" && offer.material) {
    useGenerationFormStore.setState({ amount: offer.way === "whole" ? "keep" : "condense" });
  }
  const { request } = readGenerateRequest();
  const { plan, origin, run } = usePlanStore.getState();
  outlinePage.open();
  if (run === null && !(plan && isSameOrigin(origin, readOrigin(request)))) {
    void planOutline(request);
  }
}
