import { ReadableStream as NodeStream } from "node:stream/web";
import { setImmediate as turn } from "node:timers/promises";
import { wrapLanguageModel, type LanguageModelMiddleware } from "ai";

export type WrappableModel = Parameters<typeof wrapLanguageModel>[0]["model"];
type StreamResult = Awaited<ReturnType<NonNullable<LanguageModelMiddleware["wrapStream"]>>>;
type Stream = StreamResult["stream"];
type Part = Stream extends ReadableStream<infer Value> ? Value : never;

/**
 * The model with pieces of text that arrive together passed on as one: each piece goes through a dozen streams of the
 * library, which takes longer than everything else that is done with it.
 */
export function withMergedText(model: WrappableModel): WrappableModel {
  const wrapStream: LanguageModelMiddleware["wrapStream"] = async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    return { ...rest, stream: NodeStream.from(mergeTextDeltas(stream)) as Stream };
  };
  return wrapLanguageModel({ model, middleware: { specificationVersion: "v3", wrapStream } });
}

/** Waits for more of a text until the event loop's next turn only, so nothing is held back. */
async function* mergeTextDeltas(stream: Stream): AsyncGenerator<Part> {
  const reader = stream.getReader();
  try {
    let next = reader.read();
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = reader.read();
      if (value.type !== "text-delta") {
        yield value;
        continue;
      }
      let { delta } = value;
      const end = turn();
      for (;;) {
        // A failure is thrown where the part is read, after the text before it was passed on.
        const more = await Promise.race([next, end]).catch(() => undefined);
        if (more?.value?.type !== "text-delta" || more.value.id !== value.id) break;
        delta += more.value.delta;
        next = reader.read();
      }
      yield { ...value, delta };
    }
  } finally {
    await reader.cancel();
  }
}
