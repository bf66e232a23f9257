import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A model that the fake has downloaded. */
interface FakeModel {
  name: string;
  parameterSize?: string;
  contextLength?: number;
  capabilities?: string[];
}

/** A body of `/api/chat`, as far as the fake reads it. */
interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  format?: object | "json";
  options?: { num_ctx?: number; num_predict?: number };
  keep_alive?: string;
  think?: boolean;
}

export interface FakeOllama {
  url: string;
  chats: ChatBody[];
  /** The most chats that ran at once. */
  busiest: () => number;
  models: FakeModel[];
  /** The reply to each chat: a text, or a function of the request's body. */
  reply: string | ((body: ChatBody) => string);
  /** Largest context that the machine's memory allows; a longer prompt is cut silently. */
  memoryTokens: number;
  /** Whether a longer prompt is refused instead of cut, as with `truncate: false`. */
  refusesLong: boolean;
  /** Awaited before the first chunk, e.g. to simulate that the model loads, and before each later chunk. */
  gate: ((sent: number) => Promise<void>) | null;
  /** Breaks the stream after that many characters with an error line. */
  failAfter: number | null;
  close(): Promise<void>;
}

const charactersPerToken = 4;
const countTokens = (text: string) => Math.ceil(text.length / charactersPerToken);

/** Starts a server with the HTTP API of Ollama, as in its docs/api.md, over a socket. */
export async function startFakeOllama(parts: Partial<FakeOllama> = {}): Promise<FakeOllama> {
  let running = 0;
  let most = 0;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    if (request.url === "/api/version") return sendJson(response, 200, { version: "0.12.6" });
    if (request.url === "/api/tags") return sendJson(response, 200, { models: listTags(fake) });
    const model = fake.models.find(({ name }) => name === body.model);
    if (!model) {
      const hint = request.url === "/api/chat" ? ", try pulling it first" : "";
      return sendJson(response, 404, { error: `model "${body.model}" not found${hint}` });
    }
    if (request.url === "/api/show") return sendJson(response, 200, describeModel(model));
    fake.chats.push(body);
    most = Math.max(most, ++running);
    try {
      await streamChat(fake, model, body, response);
    } finally {
      running--;
    }
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const fake: FakeOllama = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chats: [],
    busiest: () => most,
    models: [{ name: "llama3.1:8b" }],
    reply: "{}",
    memoryTokens: Infinity,
    refusesLong: false,
    gate: null,
    failAfter: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    ...parts,
  };
  return fake;
}

async function readBody(request: IncomingMessage): Promise<ChatBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as ChatBody;
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(value));
}

const listTags = ({ models }: FakeOllama) =>
  models.map(({ name, parameterSize = "8.0B" }) => ({
    name,
    model: name,
    modified_at: "2026-10-01T09:00:00Z",
    size: 4_920_753_328,
    details: { format: "gguf", family: "llama", parameter_size: parameterSize },
  }));

const describeModel = ({ contextLength = 131_072, capabilities = ["completion"] }: FakeModel) => ({
  details: { family: "llama", parameter_size: "8.0B" },
  model_info: { "general.architecture": "llama", "llama.context_length": contextLength },
  capabilities,
});

/**
 * Keeps the system message and removes the start of the other messages, as Ollama does with a prompt that is too long.
 */
function cutMessages(messages: ChatBody["messages"], contextTokens: number): ChatBody["messages"] {
  const [system = "", ...others] = messages.map(({ content }) => content);
  const room = contextTokens * charactersPerToken - system.length;
  const length = others.reduce((sum, text) => sum + text.length, 0);
  if (length <= room) return messages;
  return messages.map(({ role, content }) =>
    role === "system" ? { role, content } : { role, content: content.slice(length - room) },
  );
}

/** Streams a reply as one JSON object per line. Each line is sent in two chunks. */
async function streamChat(
  fake: FakeOllama,
  { contextLength = 131_072 }: FakeModel,
  body: ChatBody,
  response: ServerResponse,
): Promise<void> {
  const { num_ctx: wanted = 4096, num_predict: most = Infinity } = body.options ?? {};
  const context = Math.min(wanted, contextLength, fake.memoryTokens);
  const prompt = countTokens(body.messages.map(({ content }) => content).join("\n"));
  if (prompt > context && fake.refusesLong) {
    return sendJson(response, 400, { error: "the input length exceeds the context length" });
  }
  const read = cutMessages(body.messages, context);
  const full =
    typeof fake.reply === "string" ? fake.reply : fake.reply({ ...body, messages: read });
  const text = full.slice(0, most * charactersPerToken);
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  const write = (line: object) => {
    const bytes = Buffer.from(`${JSON.stringify({ model: body.model, ...line })}\n`);
    response.write(bytes.subarray(0, 20));
    response.write(bytes.subarray(20));
  };
  await fake.gate?.(0);
  for (let sent = 0; sent < text.length; sent += 40) {
    if (sent > 0) await fake.gate?.(sent);
    if (response.destroyed) return;
    if (fake.failAfter !== null && sent >= fake.failAfter) {
      response.end(`${JSON.stringify({ error: "llama runner process has terminated" })}\n`);
      return;
    }
    write({ message: { role: "assistant", content: text.slice(sent, sent + 40) }, done: false });
  }
  write({
    message: { role: "assistant", content: "" },
    done: true,
    done_reason: text.length < full.length ? "length" : "stop",
    prompt_eval_count: Math.min(prompt, context),
    eval_count: countTokens(text),
  });
  response.end();
}
