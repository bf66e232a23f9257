import { ApiError } from "../../../lib/api.ts";

/** Chrome's Prompt API, as far as it is used here; only in secure contexts. */
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

/** Languages that the model is tested with, by its documentation. */
const languages = ["en"];
const expected: LanguageOptions = {
  expectedInputs: [{ type: "text", languages }],
  expectedOutputs: [{ type: "text", languages }],
};

function findApi(): LanguageModelApi | null {
  return (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel ?? null;
}

/** Returns whether this browser has a model; `unavailable` also without the API. */
export async function findAvailability(): Promise<Availability> {
  const api = findApi();
  if (!api) return "unavailable";
  return api.availability(expected).catch(() => "unavailable" as const);
}

/** Downloads the model; reports the part that has arrived, from 0 to 1. Needs a click. */
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
 * Asks the model one question, in a session of its own. The reply is JSON of the schema.
 * @throws {ApiError} with status 413 if the question doesn't fit.
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
    // The prompt describes the shape in words already.
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
