import type { GenerateEvents, GenerateRequest, GenerateResponse } from "@slideloom/core/contract";
import { createParser } from "eventsource-parser";
import { ApiError, fetchApi, readApiError } from "../../../lib/api.ts";

/** The server sends a keep-alive at least every 15 seconds. After this silence the connection counts as lost. */
const silenceMaxMs = 50_000;

export interface GenerateListeners {
  signal: AbortSignal;
  /** Called when a model starts to write, and again if the next model takes over. */
  onWriter?: (turn: GenerateEvents["writer"]) => void;
  onTitle: (title: string) => void;
  /** Indexes restart at 0 if another model starts over. */
  onSlide: (slide: GenerateEvents["slide"]["slide"], index: number) => void;
}

/**
 * Generates a post and reports its parts as they stream in. Throws `ApiError`, with status 0 if the connection is lost.
 */
export async function generateContent(
  form: GenerateRequest,
  { signal, onWriter, onTitle, onSlide }: GenerateListeners,
): Promise<GenerateResponse> {
  const response = await fetchApi("generatePost", {
    body: form,
    headers: { accept: "text/event-stream" },
    signal,
  });
  if (!response.ok) throw await readApiError(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isStream || !response.body) return (await response.json()) as GenerateResponse;

  let generated: GenerateResponse | null = null;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const { name, value } = { name: event, value: JSON.parse(data) } as StreamedEvent;
      if (name === "writer") onWriter?.(value);
      else if (name === "title") onTitle(value.title);
      else if (name === "slide") onSlide(value.slide, value.index);
      else if (name === "done") generated = value;
      else if (name === "error") throw new ApiError(value.message, value.status);
    },
  });
  for await (const text of readPieces(response.body, signal)) parser.feed(text);
  if (!generated) throw createLossError();
  return generated;
}

type StreamedEvent = {
  [Name in keyof GenerateEvents]: { name: Name; value: GenerateEvents[Name] };
}[keyof GenerateEvents];

/** Yields the streamed text; leaving the loop early cancels the connection. */
async function* readPieces(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    while (true) {
      const { done, value } = await withinSilence(reader.read()).catch((error: unknown) => {
        throw signal.aborted ? error : createLossError(error);
      });
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function withinSilence<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No data arrived in time.")), silenceMaxMs);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function createLossError(cause?: unknown): ApiError {
  return new ApiError("The connection was lost before the content was complete.", 0, { cause });
}
