import type {
  GenerateEvents,
  GenerateRequest,
  GenerateResponse,
} from "@slideloom/core/contract/generation";
import { fetchApi } from "../../../lib/api.ts";
import { readEvents } from "./read-events.ts";

export interface GenerateListeners {
  signal: AbortSignal;
  /** Called when a model starts to write, and again if the next model takes over. */
  onWriter?: (turn: GenerateEvents["writer"]) => void;
  /** Called when the server begins a step that precedes the slides, e.g. planning or checking. */
  onStep?: (step: GenerateEvents["step"]) => void;
  onTitle: (title: string) => void;
  /** Indexes restart at 0 if another model starts over. */
  onSlide: (slide: GenerateEvents["slide"]["slide"], index: number) => void;
}

/**
 * Generates a post and reports its parts as they stream in. Throws `ApiError`, with status 0 if the connection is lost.
 */
export async function generateContent(
  form: GenerateRequest,
  { signal, onWriter, onStep, onTitle, onSlide }: GenerateListeners,
): Promise<GenerateResponse> {
  const response = await fetchApi("generatePost", {
    body: form,
    headers: { accept: "text/event-stream" },
    signal,
  });
  return readEvents<GenerateEvents>(response, signal, ({ name, value }) => {
    if (name === "writer") onWriter?.(value);
    else if (name === "step") onStep?.(value);
    else if (name === "title") onTitle(value.title);
    else if (name === "slide") onSlide(value.slide, value.index);
  });
}
