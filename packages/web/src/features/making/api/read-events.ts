import { createParser } from "eventsource-parser";
import { ApiError, readApiError } from "../../../lib/api.ts";

/** The server sends a keep-alive at least every 15 seconds. After this silence the connection counts as lost. */
const silenceMaxMs = 50_000;

/** The two events that can end a stream: `done` with the result, or `error`. */
interface FinalEvents {
  done: unknown;
  error: { status: number; message: string };
}

type StreamedEvent<Events> = { [Name in keyof Events]: { name: Name; value: Events[Name] } };

/** Any event except the last one. */
export type ProgressEvent<Events extends FinalEvents> = StreamedEvent<
  Omit<Events, keyof FinalEvents>
>[keyof Omit<Events, keyof FinalEvents>];

/**
 * Calls `onEvent` with each progress event and returns the final result. If the request fails, throws an `ApiError`,
 * with status 0 for a lost connection.
 */
export async function readEvents<Events extends FinalEvents>(
  response: Response,
  signal: AbortSignal,
  onEvent: (event: ProgressEvent<Events>) => void,
): Promise<Events["done"]> {
  if (!response.ok) throw await readApiError(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isStream || !response.body) return (await response.json()) as Events["done"];

  let result: { value: Events["done"] } | null = null;
  const parser = createParser({
    onEvent: ({ event: name, data }) => {
      const value: unknown = JSON.parse(data);
      if (name === "done") result = { value: value as Events["done"] };
      else if (name === "error") {
        const { message, status } = value as FinalEvents["error"];
        throw new ApiError(message, status);
      } else onEvent({ name, value } as ProgressEvent<Events>);
    },
  });
  for await (const text of readPieces(response.body, signal)) {
    parser.feed(text);
    if (result) return (result as { value: Events["done"] }).value;
  }
  throw createLossError();
}

/** Yields the streamed text; leaving the loop early cancels the connection. */
async function* readPieces(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", stop);
  try {
    while (true) {
      const { done, value } = await withinSilence(reader.read()).catch((error: unknown) => {
        throw signal.aborted ? error : createLossError(error);
      });
      signal.throwIfAborted();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
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
