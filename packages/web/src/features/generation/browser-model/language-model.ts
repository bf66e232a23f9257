import { ApiError } from "../../../lib/api.ts";

/** The used part of Chrome's Prompt API, which exists only in secure contexts. */
interface LanguageModelApi {
  availability(options: LanguageOptions): Promise<Availability>;
  create(
    options: LanguageOptions & {
      initialPrompts?: { role: "system"; content: string }[];
      monitor?: (monitor: EventTarget) => void;
      signal?: AbortSignal;
    },
  ): Promise<LanguageModelSession>;
}

export type Availability = "unavailable" | "downloadable" | "downloading" | "available";

interface LanguageOptions {
  expectedInputs: { type: "text"; languages: string[] }[];
  expectedOutputs: { type: "text"; languages: string[] }[];
}

interface LanguageModelSession {
  readonly contextWindow?: number;
  readonly contextUsage?: number;
  measureContextUsage?(text: string): Promise<number>;
  prompt(
    text: string,
    options: {
      responseConstraint: object;
      omitResponseConstraintInput: boolean;
      signal: AbortSignal;
    },
  ): Promise<string>;
  destroy(): void;
}

const tooLong =
  "This is more text than your browser's model can read at once. Shorten it, or use fewer slides.";

/** Languages that the Prompt API's documentation lists as tested. */
const languages = ["en"];
const expected: LanguageOptions = {
  expectedInputs: [{ type: "text", languages }],
  expectedOutputs: [{ type: "text", languages }],
};

function findApi(): LanguageModelApi | null {
  return (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel ?? null;
}

/** Returns the availability of the browser's model; `unavailable` also if the API is missing. */
export async function findAvailability(): Promise<Availability> {
  const api = findApi();
  if (!api) return "unavailable";
  return api.availability(expected).catch(() => "unavailable" as const);
}

/** Downloads the model and reports progress from 0 to 1. Must be called during a user gesture. */
export async function downloadModel(onProgress: (part: number) => void): Promise<void> {
  const session = await getApi().create({
    ...expected,
    monitor: (monitor) =>
      monitor.addEventListener("downloadprogress", (event) =>
        onProgress((event as ProgressEvent).loaded),
      ),
  });
  session.destroy();
}

/**
 * Asks the model one question in a new session. The reply is JSON that matches the schema.
 * @throws {ApiError} with status 413 if the question exceeds the context window.
 */
export async function askModel(
  { system, user, schema }: { system: string; user: string; schema: object },
  signal: AbortSignal,
): Promise<string> {
  const initialPrompts = [{ role: "system" as const, content: system }];
  const session = await getApi().create({ ...expected, initialPrompts, signal });
  try {
    const { contextWindow = Infinity, contextUsage = 0 } = session;
    const usage = (await session.measureContextUsage?.(user)) ?? 0;
    if (usage > contextWindow - contextUsage) {
      throw new ApiError(tooLong, 413);
    }
    // The prompt already describes the schema in words.
    const options = { responseConstraint: schema, omitResponseConstraintInput: true, signal };
    return await session.prompt(user, options);
  } finally {
    session.destroy();
  }
}

function getApi(): LanguageModelApi {
  const api = findApi();
  if (!api) throw new Error("This browser has no language model.");
  return api;
}
