import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import { generateContent } from "./generate-content.ts";

const form = { topic: "Git" };
const slide = { header: "One", description: [] };
const response = { content: "{}", remaining_credits: 6, provider: "builtin" };

// The tested code reads `navigator.onLine`, but the oldest supported Node.js has no `navigator`.
beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Streams the given pieces; then the connection ends, breaks or stays open. */
function respondWith(pieces: readonly string[], end: "close" | "break" | "stay" = "close") {
  const encoder = new TextEncoder();
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(encoder.encode(piece));
      else if (end === "close") controller.close();
      else if (end === "break") controller.error(new TypeError("network error"));
    },
  });
  const headers = { "content-type": "text/event-stream; charset=utf-8" };
  vi.stubGlobal("fetch", async () => new Response(body, { headers }));
}

async function run(signal = new AbortController().signal) {
  const told: unknown[] = [];
  const content = await generateContent(form, {
    signal,
    onTitle: (title) => told.push(title),
    onSlide: ({ header }, index) => told.push([index, header]),
  });
  return { told, content };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => new Error("It gave content."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

describe("a stream of a generation", () => {
  test("delivers title and slides however the network splits it, and resolves to the `done` event", async () => {
    const text = [
      event("progress", { slides: 0, of: 1 }),
      ": still here\n\n",
      event("title", { title: "Gît" }),
      event("slide", { index: 0, slide }),
      event("done", response),
    ].join("");
    respondWith(text.match(/[\s\S]{1,7}/g) ?? []);
    expect(await run()).toEqual({ told: ["Gît", [0, "One"]], content: response });
  });

  test("rejects with the error that it sends", async () => {
    respondWith([
      event("slide", { index: 0, slide }),
      event("error", { status: 502, message: "No" }),
    ]);
    expect(await failureOf(run())).toMatchObject({ status: 502, message: "No" });
  });

  test.each(["close", "break"] as const)(
    "that ends early (%s) is a lost connection",
    async (end) => {
      respondWith([event("slide", { index: 0, slide })], end);
      expect(await failureOf(run())).toMatchObject({
        status: 0,
        message: "The connection was lost before the content was complete.",
      });
    },
  );

  test("that falls silent is a lost connection", async () => {
    vi.useFakeTimers();
    respondWith([event("slide", { index: 0, slide })], "stay");
    const failure = failureOf(run());
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect((await failure).status).toBe(0);
  });
});

test("a response that isn't a stream is accepted too", async () => {
  vi.stubGlobal("fetch", async () => Response.json(response));
  expect(await run()).toEqual({ told: [], content: response });
});

test("an error keeps the server's message", async () => {
  const message = "Sign in to generate content.";
  vi.stubGlobal("fetch", async () => Response.json({ message }, { status: 401 }));
  expect(await failureOf(run())).toMatchObject({ status: 401, message });
});
