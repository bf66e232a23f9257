import { getAppearance } from "../../../state/carousel-store.ts";
import { buildGenerateRequest } from "../form/build-generate-request.ts";
import { generate } from "../form/generate.ts";
import { useGenerationFormStore } from "../form/generation-form-store.ts";
import { leaveStart } from "./make-slides.ts";
import type { Offer } from "../../../reading/worker/offer.ts";
import { useStartStore } from "./start-store.ts";

/** Generates slides from the offer's text or topic with a model. */
export async function writeSlides({ material: source, post }: Offer): Promise<void> {
  const { typed, slides } = useStartStore.getState();
  const { postType, enableMedia } = getAppearance();
  const form = { ...useGenerationFormStore.getState(), topic: source ? "" : typed.trim() };
  useStartStore.setState({ isAdding: false });
  const request = buildGenerateRequest(form, {
    postType,
    enableMedia,
    slides: slides ?? Math.max(3, post.content.length),
    source,
  });
  await generate(request, { source, onDone: leaveStart });
}
