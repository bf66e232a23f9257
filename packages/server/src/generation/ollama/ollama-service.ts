import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";
import type { TextReaders } from "../../threads/text-readers.ts";
import { Turns } from "../../turns/turns.ts";
import { GenerationError } from "../generation-error.ts";
import type { ModelFailure } from "../model/model-settings.ts";
import type { TextGenerator } from "../text-generator.ts";
import { openLater } from "../writers/open-later.ts";
import type { Writer } from "../writers/writer.ts";
import { isOllama } from "./ollama-api.ts";
import { findOllamaChoice } from "./operator-choice-repository.ts";

/** Time limit of one request. Loading a model takes up to a minute, and small machines write slowly. */
const requestTimeoutMs = 300_000;
/** Maximum number of posts ahead of an accepted one. */
const maxAhead = 3;
/** Time limit of a generation, including the wait for posts ahead of it. */
export const ollamaTimeoutMs = (maxAhead + 1) * requestTimeoutMs;
/** Number of parties whose generators are kept. A generator remembers how the model is made to return JSON. */
const keptGenerators = 100;
/** How long the result of the check for a running Ollama is cached. */
const foundMs = 60_000;

export interface OllamaServiceSettings {
  database: Database;
  now: () => Date;
  texts: Pick<TextReaders, "of">;
  /** Ollama's address; null if `OLLAMA_URL` is off. */
  url: string | null;
}

interface OllamaWish {
  url: string;
  model: string;
  by: string;
}

/** Uses the Ollama on the server's machine. It generates posts only after the operator has chosen a model. */
export class OllamaService {
  readonly #settings: OllamaServiceSettings;
  readonly #turns = new Turns({ places: 1 });
  #found: { atMs: number; isFound: Promise<boolean> } | null = null;
  readonly #generators = new LRUCache<string, Promise<TextGenerator>>({ max: keptGenerators });

  constructor(settings: OllamaServiceSettings) {
    this.#settings = settings;
  }

  /** Number of posts that are being written or wait. */
  get waiting(): number {
    return this.#turns.length;
  }

  /** Returns `on` if the operator chose a model, `offered` if Ollama runs without a chosen model, else `none`. */
  async findState(): Promise<"none" | "offered" | "on"> {
    const { database, url } = this.#settings;
    if (url === null) return "none";
    if ((await findOllamaChoice(database.queries)) !== null) return "on";
    return (await this.#isRunning(url)) ? "offered" : "none";
  }

  /** Returns Ollama as a party's writer; null unless the operator chose a model. */
  async findWriter(by: string): Promise<Writer | null> {
    const { database, url } = this.#settings;
    const model = url === null ? null : await findOllamaChoice(database.queries);
    if (url === null || model === null) return null;
    return {
      id: "ollama",
      owner: "ollama",
      provider: "ollama",
      model,
      credits: 0,
      ahead: () => this.#turns.countAhead(by),
      open: async () => {
        const ahead = this.#turns.countAhead(by);
        if (ahead <= maxAhead) return this.#open({ url, model, by });
        const message = `Ollama is still writing ${ahead} other posts. Try again in a few minutes.`;
        throw new GenerationError("rate-limited", message);
      },
    };
  }

  async #isRunning(url: string): Promise<boolean> {
    const nowMs = this.#settings.now().getTime();
    if (!this.#found || nowMs - this.#found.atMs >= foundMs) {
      this.#found = { atMs: nowMs, isFound: isOllama(url) };
    }
    return this.#found.isFound;
  }

  #open(wish: OllamaWish): Promise<TextGenerator> {
    const key = JSON.stringify([wish.model, wish.by]);
    const generator = this.#generators.get(key) ?? this.#create(wish);
    this.#generators.set(key, generator);
    return generator;
  }

  async #create({ url, model, by }: OllamaWish): Promise<TextGenerator> {
    const { OllamaTextGenerator } = await import("./ollama-text-generator.ts");
    const open = openLater(() => ({
      provider: "ollama",
      model,
      apiKey: null,
      baseUrl: url,
      timeoutMs: ollamaTimeoutMs,
      maxRetries: 0,
      ollama: { turns: this.#turns, by, timeoutMs: requestTimeoutMs },
      describeFailure: (code) => describeFailure(code, model),
    }));
    const generator = await open(this.#settings.texts.of(by));
    return new OllamaTextGenerator(url, model, generator);
  }
}

function describeFailure(code: ModelFailure, model: string): string | undefined {
  if (code === "unreachable") {
    return "Ollama isn't running. Ask the person who runs this server to start it.";
  }
  if (code === "model-not-found") {
    return `Ollama no longer has the model ${model}. Ask the person who runs this server to choose another one.`;
  }
  return code === "failed" ? "Ollama returned an error. Try again." : undefined;
}
