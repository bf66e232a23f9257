import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyCarousel } from "@slideloom/core/carousel";
import {
  type FakeProvider,
  startFakeProvider,
} from "../../packages/server/src/generation/model/fake-provider.fixture.ts";
import type {
  BuiltRequest,
  ListedTool,
  Template,
} from "../../packages/server/src/hostile-requests.fixture.ts";
import { findFreePort, runServer, type ServerProcess } from "../server.ts";
import type { Sent } from "./turn-log.ts";
import { TurnMeter, watchTurns } from "./turn-meter.ts";

const unknownId = "00000000-0000-4000-8000-000000000000";

/** An account with some things of each kind. */
interface Account {
  token: string;
  key: string;
  /** Ids by the kind of thing. */
  ids: Partial<Record<NonNullable<Template["owned"]>, string>>;
  shareToken: string;
}

/** A server whose turns are measured, with accounts and a fake model. */
export class Stage {
  readonly #server: ServerProcess;
  readonly meter: TurnMeter;
  readonly model: FakeProvider;
  readonly #waitMs: number;
  #account: Account | null = null;
  /** Whether accounts have the fake model; others use the built-in writer. */
  hasModel = false;

  constructor(server: ServerProcess, meter: TurnMeter, model: FakeProvider, waitMs: number) {
    this.#server = server;
    this.meter = meter;
    this.model = model;
    this.#waitMs = waitMs;
  }

  /** Uses a new account from now on, e.g. because the last one has no credits left. */
  async renew(jsonInput?: string): Promise<Account> {
    const name = `u${randomUUID().slice(0, 18)}`;
    const form = { username: name, email: `${name}@example.com`, password: "correct horse" };
    const { token } = await this.#post<{ token: string }>("/api/auth/register", form);
    const asked = { token };
    const { apiToken: key } = await this.#post<{ apiToken: string }>(
      "/api/auth/api-token",
      {},
      asked,
    );
    const carousel = await this.#post<{ id: string }>(
      "/api/carousels",
      buildCarousel(jsonInput),
      asked,
    );
    const share = await this.#post<{ token: string }>(
      `/api/carousels/${carousel.id}/share`,
      {},
      asked,
    );
    const read = await this.#post<{ source: { id: string } }>(
      "/api/sources",
      { text: story },
      asked,
    );
    if (this.hasModel) {
      const address = this.model.baseUrl;
      const writer = { provider: "openai-compatible", model: "m", key: "", address };
      this.model.answer({ text: "{}" });
      await this.#post("/api/writers", writer, asked);
    }
    const ids = { carousel: carousel.id, source: read.source.id };
    return (this.#account = { token, key, ids, shareToken: share.token });
  }

  /** Saves a post with the account in use. Returns the response's status. */
  async save(jsonInput?: string): Promise<number> {
    const { token } = this.#account ?? (await this.renew());
    const response = await fetch(`${this.#server.url}/api/carousels`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(buildCarousel(jsonInput)),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async listTools(): Promise<ListedTool[]> {
    const { key } = this.#account ?? (await this.renew());
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
    const { result } = await this.#post<{ result: { tools: ListedTool[] } }>("/mcp", message, {
      token: key,
    });
    return result.tools;
  }

  /** Sends a request and measures the longest turn of the server meanwhile. */
  async measure(
    template: Pick<Template, "access" | "owned" | "method">,
    built: BuiltRequest,
  ): Promise<Sent> {
    for (let tries = 0; ; tries++) {
      const account = this.#account ?? (await this.renew());
      await this.meter.read();
      const status = await this.#send(account, template, built);
      if (status === null) await sleep(50);
      const longestMs = await this.meter.read();
      const isUsedUp = status !== null && [401, 402, 429].includes(status);
      if (isUsedUp) this.#account = null;
      if (!isUsedUp || tries > 0) return { status, longestMs };
    }
  }

  async close(): Promise<void> {
    if (!this.meter.hasEnded) await this.#server.stop();
    await this.model.close();
  }

  async #send(
    account: Account,
    { access, owned, method }: Pick<Template, "access" | "owned" | "method">,
    { path, params, query, headers, body }: BuiltRequest,
  ): Promise<number | null> {
    const { token, key, ids, shareToken } = account;
    const known: Readonly<Record<string, string>> = {
      id: (owned && ids[owned]) ?? unknownId,
      token: shareToken,
      version: "1",
    };
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? known[name] ?? "a"),
    );
    const isKey = path.startsWith("/api/v1/") || path === "/mcp";
    const signed = access === "anyone" ? token : isKey ? key : token;
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), this.#waitMs);
    try {
      const response = await fetch(`${this.#server.url}${filled}${query && `?${query}`}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${signed}` },
        ...(body !== null && { body }),
        redirect: "manual",
        signal: leaving.signal,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  async #post<Answer>(path: string, body: object, { token = "" } = {}): Promise<Answer> {
    const response = await fetch(`${this.#server.url}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}

const story = "# The oven\n\nOn 3 March our deck oven died. Of 420 guests, 38% came back.";

const tea = {
  title: "Tea",
  content: [{ header: "Green", description: [{ type: "text", value: "Steep." }] }],
};

const buildCarousel = (jsonInput = JSON.stringify(tea)) => ({
  title: "Tea",
  status: "draft",
  draft: { ...emptyCarousel, jsonInput },
});

/** Starts the built server with small limits off. `waitMs`: how long the client waits for a response. */
export async function openStage({ waitMs }: { waitMs: number }): Promise<Stage> {
  const model = await startFakeProvider("openai-compatible");
  const turnPort = await findFreePort();
  const server = await runServer({
    ...watchTurns(turnPort),
    OLLAMA_URL: "off",
    OUTBOUND_ALLOW: new URL(model.baseUrl).host,
    RATE_LIMIT_GENERATE: "0",
    RATE_LIMIT_API: "0",
    RATE_LIMIT_LOGIN_ACCOUNT: "0",
  });
  if (!server.url) throw new Error(`The server did not start:\n${server.output.stderr}`);
  return new Stage(server, new TurnMeter(server, turnPort), model, waitMs);
}
