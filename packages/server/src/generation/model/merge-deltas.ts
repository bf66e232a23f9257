import { z } from "zod";
import { OutboundError } from "../../outbound/outbound-error.ts";

/** A chunk with only text; chunks with other data are passed on unchanged. */
const pieceSchema = z.looseObject({
  choices: z.tuple([
    z.looseObject({
      delta: z.strictObject({ content: z.string(), role: z.null().optional() }),
      finish_reason: z.null().optional(),
      logprobs: z.null().optional(),
    }),
  ]),
  usage: z.null().optional(),
});

type Piece = z.infer<typeof pieceSchema>;

/** An event with one line of data, as sent by chat completions. */
const onlyData = /^data: ?(\{.*\})$/;
/** Maximum length of an event, UTF-16 units; several times the longest reply. */
const eventCharactersMax = 1_000_000;
const eventEnd = /\r\n\r\n|\n\n/;

/**
 * Merges text chunks that arrive together in a streamed completion. Models send one event per token, and the AI SDK
 * needs 0.02 ms to process an event.
 */
export const mergeFetched =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!response.body || !isStream) return response;
    const body = response.body.pipeThrough(createMerger());
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };

/**
 * Transforms bytes to bytes in one stream. With separate streams for decoding and encoding, merging would save no time.
 */
function createMerger(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = "";
  return new TransformStream({
    transform(chunk, controller) {
      const events = (rest + decoder.decode(chunk, { stream: true })).split(eventEnd);
      rest = events.pop() ?? "";
      if (rest.length > eventCharactersMax) {
        throw new OutboundError("bad-answer", "The model sent too long a response.");
      }
      if (events.length > 0) controller.enqueue(encoder.encode(mergeEvents(events)));
    },
    flush(controller) {
      rest += decoder.decode();
      if (rest !== "") controller.enqueue(encoder.encode(rest));
    },
  });
}

/** Merges neighbouring text chunks, in order. */
function mergeEvents(events: readonly string[]): string {
  let merged = "";
  let open: Piece | null = null;
  const close = () => {
    if (open) merged += `data: ${JSON.stringify(open)}\n\n`;
    open = null;
  };
  for (const event of events) {
    const piece = readPiece(event);
    if (piece && open) open.choices[0].delta.content += piece.choices[0].delta.content;
    else {
      close();
      if (piece) open = piece;
      else merged += `${event}\n\n`;
    }
  }
  close();
  return merged;
}

function readPiece(event: string): Piece | null {
  const data = onlyData.exec(event)?.[1];
  if (data === undefined) return null;
  try {
    const value: unknown = JSON.parse(data);
    // Returns the original value, because Zod's copy has its keys in another order.
    return pieceSchema.safeParse(value).success ? (value as Piece) : null;
  } catch {
    return null;
  }
}
