import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { ModelProvider } from "./model-settings.ts";

/** The fake's response to one call. */
export interface FakeAnswer {
  /** The model's text, streamed in small chunks. */
  text?: string;
  /** An HTTP error in the provider's format. */
  error?: { status: number; message: string; code?: string; headers?: Record<string, string> };
  /** Sent as the whole body with status 200. */
  rawBody?: string;
  finish?: "stop" | "length" | "refusal";
  /** Breaks the connection after this many characters of `text`. */
  breakAfter?: number;
  /** Delay before the first byte and between chunks, in ms. */
  delayMs?: number;
  /** Awaited before each chunk, with the number of characters sent so far. */
  gate?: (sent: number) => Promise<void>;
}

interface CapturedCall {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

export interface FakeProvider {
  baseUrl: string;
  calls: CapturedCall[];
  /** The list at `/models`. */
  models: object[];
  /** Number of calls whose client disconnected before the response was complete. */
  cancelled: () => number;
  /** Sets the responses to the next calls; the last one repeats. A function receives the call. */
  answer(...answers: (FakeAnswer | ((call: CapturedCall) => FakeAnswer))[]): void;
  close(): Promise<void>;
}

/** Starts a server that speaks a provider's streaming wire format, as documented in its public reference. */
export async function startFakeProvider(provider: ModelProvider): Promise<FakeProvider> {
  const calls: CapturedCall[] = [];
  let answers: (FakeAnswer | ((call: CapturedCall) => FakeAnswer))[] = [];
  let cancelled = 0;
  const models: object[] = [];
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) cancelled++;
    });
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: models }));
      return;
    }
    void (async () => {
      const call = await readCall(request);
      calls.push(call);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      const answer = typeof next === "function" ? next(call) : (next ?? {});
      await send(provider, call, answer, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/${provider === "google" ? "v1beta" : "v1"}`,
    calls,
    models,
    cancelled: () => cancelled,
    answer: (...next) => {
      answers = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const paths: Record<ModelProvider, RegExp> = {
  openai: /^\/v1\/responses$/,
  "openai-compatible": /^\/v1\/chat\/completions$/,
  anthropic: /^\/v1\/messages$/,
  google: /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/,
};

async function readCall(request: IncomingMessage): Promise<CapturedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, unknown>;
  return { path: request.url ?? "", headers: request.headers, body };
}

async function send(
  provider: ModelProvider,
  call: CapturedCall,
  answer: FakeAnswer,
  response: ServerResponse,
): Promise<void> {
  const { text = "", delayMs = 0, rawBody, finish = "stop", breakAfter } = answer;
  const error = paths[provider].test(call.path)
    ? answer.error
    : { status: 404, message: "No path" };
  if (delayMs > 0) await sleep(delayMs);
  if (error) {
    response.writeHead(error.status, { "content-type": "application/json", ...error.headers });
    response.end(JSON.stringify(errorBodies[provider](error)));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (rawBody !== undefined) {
    response.end(rawBody);
    return;
  }
  const told = text.slice(0, breakAfter ?? text.length);
  const pieces = [...told.matchAll(/[\s\S]{1,40}/g)].map(([piece]) => piece);
  const { before, piece: writePiece, after } = dialects[provider](call, finish);
  response.write(before);
  let sent = 0;
  for (const piece of pieces) {
    await answer.gate?.(sent);
    if (response.destroyed) return;
    sent += piece.length;
    response.write(writePiece(piece));
    if (delayMs > 0) await sleep(delayMs);
  }
  if (breakAfter === undefined) response.end(after);
  // Ends the connection without a reset. A reset would discard data that the client hasn't read yet.
  else response.socket?.end();
}

interface Dialect {
  before: string;
  piece: (text: string) => string;
  after: string;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

const dialects: Record<ModelProvider, (call: CapturedCall, finish: string) => Dialect> = {
  "openai-compatible": ({ body }, finish) => {
    const chunk = (delta: object, reason: string | null = null) =>
      data({
        id: "chatcmpl-1",
        object: "chat.completion.chunk",
        created: 1,
        model: body["model"],
        choices: [{ index: 0, delta, finish_reason: reason }],
      });
    const reasons: Record<string, string> = { refusal: "content_filter" };
    const usage = { prompt_tokens: 11, completion_tokens: 22, total_tokens: 33 };
    return {
      before: chunk({ role: "assistant", content: "" }),
      piece: (content) => chunk({ content }),
      after: `${chunk({}, reasons[finish] ?? finish)}${
        body["stream_options"]
          ? data({
              id: "chatcmpl-1",
              object: "chat.completion.chunk",
              created: 1,
              model: body["model"],
              choices: [],
              usage,
            })
          : ""
      }data: [DONE]\n\n`,
    };
  },
  openai: ({ body }, finish) => {
    const response = { id: "resp_1", object: "response", created_at: 1, model: body["model"] };
    const usage = { input_tokens: 11, output_tokens: 22, total_tokens: 33 };
    const item = {
      id: "msg_1",
      type: "message",
      role: "assistant",
      status: "completed",
      content: [],
    };
    const isCut = finish === "length";
    const at = { item_id: "msg_1", output_index: 0, content_index: 0 };
    return {
      before:
        event({ type: "response.created", response } as { type: string }) +
        event({ type: "response.output_item.added", output_index: 0, item } as { type: string }),
      piece: (delta) =>
        event({
          type: finish === "refusal" ? "response.refusal.delta" : "response.output_text.delta",
          ...at,
          delta,
        } as { type: string }),
      after:
        event({ type: "response.output_item.done", output_index: 0, item } as { type: string }) +
        event({
          type: isCut ? "response.incomplete" : "response.completed",
          response: {
            ...response,
            usage,
            ...(isCut ? { incomplete_details: { reason: "max_output_tokens" } } : {}),
          },
        } as { type: string }),
    };
  },
  anthropic: ({ body }, finish) => {
    // Models without response formats are made to call a tool; the tool's input is the reply.
    const isTool = body["tools"] !== undefined;
    const reasons: Record<string, string> = { length: "max_tokens", refusal: "refusal" };
    const block = isTool
      ? { type: "tool_use", id: "toolu_1", name: "json", input: {} }
      : { type: "text", text: "" };
    const events = (...values: { type: string }[]) => values.map(event).join("");
    return {
      before: events(
        {
          type: "message_start",
          message: {
            id: "msg_1",
            type: "message",
            role: "assistant",
            model: body["model"],
            content: [],
            stop_reason: null,
            usage: { input_tokens: 11, output_tokens: 1 },
          },
        } as { type: string },
        { type: "content_block_start", index: 0, content_block: block } as { type: string },
        { type: "ping" },
      ),
      piece: (text) =>
        event({
          type: "content_block_delta",
          index: 0,
          delta: isTool
            ? { type: "input_json_delta", partial_json: text }
            : { type: "text_delta", text },
        } as { type: string }),
      after: events(
        { type: "content_block_stop", index: 0 } as { type: string },
        {
          type: "message_delta",
          delta: {
            stop_reason: reasons[finish] ?? (isTool ? "tool_use" : "end_turn"),
            stop_sequence: null,
          },
          usage: { output_tokens: 22 },
        } as { type: string },
        { type: "message_stop" },
      ),
    };
  },
  google: (_call, finish) => {
    const reasons: Record<string, string> = { length: "MAX_TOKENS", refusal: "SAFETY" };
    const chunk = (text: string, finishReason?: string) =>
      data({
        candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0, finishReason }],
        usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 22, totalTokenCount: 33 },
        modelVersion: "gemini",
        responseId: "r1",
      });
    return {
      before: "",
      piece: (text) => chunk(text),
      after: chunk("", reasons[finish] ?? "STOP"),
    };
  },
};

type ErrorBody = (error: NonNullable<FakeAnswer["error"]>) => unknown;

const openAiError: ErrorBody = ({ message, code }) => ({
  error: { message, type: "invalid_request_error", param: null, code: code ?? null },
});

const errorBodies: Record<ModelProvider, ErrorBody> = {
  openai: openAiError,
  "openai-compatible": openAiError,
  anthropic: ({ message, code }) => ({
    type: "error",
    error: { type: code ?? "invalid_request_error", message },
    request_id: "req_1",
  }),
  google: ({ status, message, code }) => ({
    error: { code: status, message, status: code ?? "INVALID_ARGUMENT" },
  }),
};
