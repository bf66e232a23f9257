import { ReadableStream as NodeStream } from "node:stream/web";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { withMergedText, type WrappableModel } from "./merge-text-deltas.ts";

type StreamResult = Awaited<ReturnType<WrappableModel["doStream"]>>;
type Part = StreamResult["stream"] extends ReadableStream<infer Value> ? Value : never;

/** What comes out of a model whose stream gives these parts. */
async function openStream(source: AsyncIterable<Part>) {
  const model: WrappableModel = {
    specificationVersion: "v3",
    provider: "test",
    modelId: "test",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("It streams only.")),
    doStream: async () => ({ stream: NodeStream.from(source) as StreamResult["stream"] }),
  };
  const { stream } = await withMergedText(model).doStream({ prompt: [] });
  return stream.getReader();
}

const text = (delta: string, id = "1"): Part => ({ type: "text-delta", id, delta });

async function readAll(reader: ReadableStreamDefaultReader<Part>): Promise<Part[]> {
  const parts: Part[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
  }
}

test("pieces that arrive together are one, in order with the other parts", async () => {
  const reader = await openStream(
    (async function* () {
      yield { type: "text-start", id: "1" } as const;
      yield* [text("a"), text("b"), text("c")];
      yield { type: "text-end", id: "1" } as const;
      yield* [text("d", "2"), text("e", "2"), text("f", "3")];
    })(),
  );
  expect(await readAll(reader)).toEqual([
    { type: "text-start", id: "1" },
    text("abc"),
    { type: "text-end", id: "1" },
    text("de", "2"),
    text("f", "3"),
  ]);
});

test("a piece does not wait for the next one", async () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const reader = await openStream(
    (async function* () {
      yield text("a");
      await ended;
      yield text("b");
    })(),
  );
  expect(await reader.read()).toEqual({ done: false, value: text("a") });
  end();
  expect(await readAll(reader)).toEqual([text("b")]);
});

test("what came before a failure is passed on first", async () => {
  const reader = await openStream(
    (async function* () {
      yield* [text("a"), text("b")];
      throw new Error("The connection broke.");
    })(),
  );
  expect(await reader.read()).toEqual({ done: false, value: text("ab") });
  await expect(reader.read()).rejects.toThrow("The connection broke.");
});

test("who stops reading ends the model's stream", async () => {
  let isEnded = false;
  const reader = await openStream(
    (async function* () {
      try {
        for (;;) {
          yield text("a");
          await delay(1);
        }
      } finally {
        isEnded = true;
      }
    })(),
  );
  await reader.read();
  await reader.cancel();
  await expect.poll(() => isEnded).toBe(true);
});
