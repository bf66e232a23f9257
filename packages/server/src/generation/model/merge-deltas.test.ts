import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { mergeFetched } from "./merge-deltas.ts";

const build = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta, finish_reason: null, ...more }] })}`;
const piece = (content: string) => build({ content });
/** Merges the events of a response. */
async function merge(events: readonly string[]): Promise<string> {
  const headers = { "content-type": "text/event-stream" };
  const send = async () => new Response(`${events.join("\n\n")}\n\n`, { headers });
  return (await mergeFetched(send)("https://model.example")).text();
}
const listEvents = (stream: string) => stream.split("\n\n").filter(Boolean);

test("neighbouring chunks of text are merged", async () => {
  const role = build({ role: "assistant", content: "" });
  const stop = build({}, { finish_reason: "stop" });
  const events = [role, piece("Te"), piece("a"), piece(" – 🍵"), stop, "data: [DONE]"];
  expect(listEvents(await merge(events))).toEqual([role, piece("Tea – 🍵"), stop, "data: [DONE]"]);
});

test.for([
  ["a tool's call", build({ content: "a", tool_calls: [] })],
  ["thoughts", build({ content: "a", reasoning_content: "b" })],
  ["an end", build({ content: "a" }, { finish_reason: "length" })],
  ["chances of words", build({ content: "a" }, { logprobs: { content: [] } })],
  ["a comment", ": keep alive"],
  ["a named event", `event: error\n${piece("a")}`],
  ["two lines of data", `data: {\ndata: }`],
  ["nothing that can be read", "data: {no json}"],
  ["another shape", `data: {"error":{"message":"no"}}`],
] as const)("%s is passed on unchanged, between the chunks around it", async ([, event]) => {
  const merged = await merge([piece("a"), piece("b"), event, piece("c"), piece("d")]);
  expect(merged).toBe([piece("ab"), event, piece("cd"), ""].join("\n\n"));
});

test("the text is the same, however it is split into events and chunks", async () => {
  let chunks: Buffer[] = [];
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    for (const chunk of chunks) {
      response.write(chunk);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "grapheme", maxLength: 6 }), { maxLength: 20 }),
      fc.constantFrom("\n\n", "\r\n\r\n"),
      fc.integer({ min: 1, max: 60 }),
      async (texts, end, size) => {
        const whole = Buffer.from([...texts.map(piece), "data: [DONE]"].join(end) + end);
        chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
          whole.subarray(index * size, (index + 1) * size),
        );
        const events = listEvents(await (await mergeFetched(fetch)(url)).text());
        expect(events.pop()).toBe("data: [DONE]");
        const read = events.map(
          (event) =>
            (JSON.parse(event.slice(6)) as { choices: [{ delta: { content: string } }] }).choices[0]
              .delta.content,
        );
        expect(read.join("")).toBe(texts.join(""));
      },
    ),
    { numRuns: 60 },
  );
});

test("a reply that is not a stream, and an incomplete stream, are passed on", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/json") return void response.writeHead(400).end('{"error":"no"}');
    response.writeHead(200, { "content-type": "text/event-stream" });
    return void response.end(`${piece("a")}\n\n${piece("b").slice(0, 20)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refused = await mergeFetched(fetch)(`${url}/json`);
  expect([refused.status, await refused.text()]).toEqual([400, '{"error":"no"}']);
  const cut = await (await mergeFetched(fetch)(`${url}/stream`)).text();
  expect(cut).toBe(`${piece("a")}\n\n${piece("b").slice(0, 20)}`);
});

test("an event without an end isn't collected for ever", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(piece("a".repeat(2_000_000)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await mergeFetched(fetch)(url);
  await expect(response.text()).rejects.toThrow("too long a response");
});
