import type { Database } from "../../db/database.ts";
import { GenerationError } from "../generation-error.ts";
import type { ModelFailure } from "../model/model-settings.ts";
import type { TextGenerator } from "../text-generator.ts";
import type { Writer } from "../writers/writer.ts";
import { isOllama } from "./ollama-api.ts";
import { findOllamaChoice } from "./operator-choice-repository.ts";
import { TurnQueue } from "./turn-queue.ts";

/** Time limit of one request. Loading a model takes up to a minute, and small machines write slowly. */
const requestTimeoutMs = 300_000;
/** Maximum number of posts that wait while another one is written. */
const waitingMax = 3;
/** Time limit of a generation, including the wait for posts ahead of it. */
export const ollamaTimeoutMs = (waitingMax + 1) * requestTimeoutMs;
/** How long the result of the check for a running Ollama is cached. */
const foundMs = 60_000;

export interface OllamaServiceSettings {
  database: Database;
  now: () => Date;
  /** Ollama's address; null if `OLLAMA_URL` is off. */
  url: string | null;
}

/** Uses the Ollama on the server's machine. It generates posts only after the operator has chosen a model. */
export class OllamaService {
  readonly #settings: OllamaServiceSettings;
  readonly #queue = new TurnQueue();
  #found: { atMs: number; isFound: Promise<boolean> } | null = null;
  #opened: { model: string; generator: Promise<TextGenerator> } | null = null;

  constructor(settings: OllamaServiceSettings) {
    this.#settings = settings;
  }

  /** Number of posts that are being written or wait. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Returns `on` if the operator chose a model, `offered` if Ollama runs without a chosen model, else `none`. */
  async findState(): Promise<"none" | "offered" | "on"> {
    const { database, url } = this.#settings;
    if (url === null) return "none";
    if ((await findOllamaChoice(database.queries)) !== null) return "on";
    return (await this.#isRunning(url)) ? "offered" : "none";
  }

  /** Returns Ollama as a writer; null unless the operator chose a model. */
  async findWriter(): Promise<Writer | null> {
    const { database, url } = this.#settings;
    const model = url === null ? null : await findOllamaChoice(database.queries);
    if (url === null || model === null) return null;
    return {
      id: "ollama",
      owner: "ollama",
      provider: "ollama",
      model,
      credits: 0,
      ahead: () => this.waiting,
      open: async () => {
        if (this.#queue.length > waitingMax) {
          const message = `Ollama is still writing ${this.#queue.length} other posts. Try again in a few minutes.`;
          throw new GenerationError("rate-limited", message);
        }
        return this.#open(url, model);
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

  /** Memoized, because the generator remembers how this Ollama model is made to return JSON. */
  #open(url: string, model: string): Promise<TextGenerator> {
    if (this.#opened?.model !== model) {
      this.#opened = { model, generator: this.#create(url, model) };
    }
    return this.#opened.generator;
  }

  async #create(url: string, model: string): Promise<TextGenerator> {
    const [{ ModelTextGenerator }, { OllamaTextGenerator }] = await Promise.all([
      import("../model/model-text-generator.ts"),
      import("./ollama-text-generator.ts"),
    ]);
    const generator = new ModelTextGenerator({
      provider: "ollama",
      model,
      apiKey: null,
      baseUrl: url,
      timeoutMs: ollamaTimeoutMs,
      maxRetries: 0,
      ollama: { queue: this.#queue, timeoutMs: requestTimeoutMs },
      describeFailure: (code) => describeFailure(code, model),
    });
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
