import { ApiError } from "../../../lib/api.ts";

/** The parts of Chrome's Prompt API that this app uses. The API exists only in secure contexts. */
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

/** A session of the Prompt API, with all counts in tokens. Older versions of Chrome have only the `input` members. */
interface LanguageModelSession {
  readonly contextWindow?: number;
  readonly inputQuota?: number;
  readonly contextUsage?: number;
  readonly inputUsage?: number;
  measureContextUsage?(text: string): Promise<number>;
  measureInputUsage?(text: string): Promise<number>;
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
  "This is more text than your browser's AI model can read at once. Shorten the text, or use fewer slides.";

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

interface BrowserQuestion {
  system: string;
  user: string;
  schema: object;
}

/**
 * Asks the first question that fits in the model's context window. Returns JSON that matches the question's schema.
 * @throws {ApiError} with status 413 if no question fits.
 */
export async function askModel(
  questions: readonly BrowserQuestion[],
  signal: AbortSignal,
): Promise<string> {
  for (const question of questions) {
    const reply = await askIfFits(question, signal);
    if (reply !== null) return reply;
  }
  throw new ApiError(tooLong, 413);
}

/**
 * Returns null if the slide is too long for the model, so that the caller keeps the slide unchanged. Rethrows any other
 * error.
 */
export function keepIfTooLong(error: unknown): null {
  if (error instanceof ApiError && error.status === 413) return null;
  throw error;
}

async function askIfFits(
  { system, user, schema }: BrowserQuestion,
  signal: AbortSignal,
): Promise<string | null> {
  const session = await createSession(system, signal);
  if (!session) return null;
  try {
    if ((await countTokens(session, user)) > countFree(session)) return null;
    // The prompt already describes the schema in words.
    const options = { responseConstraint: schema, omitResponseConstraintInput: true, signal };
    return await session.prompt(user, options);
  } finally {
    session.destroy();
  }
}

/** Creates a session; null if the system prompt alone exceeds the context window. */
async function createSession(
  system: string,
  signal: AbortSignal,
): Promise<LanguageModelSession | null> {
  const initialPrompts = [{ role: "system" as const, content: system }];
  return getApi()
    .create({ ...expected, initialPrompts, signal })
    .catch((error: unknown) => {
      if (error instanceof Error && error.name === "QuotaExceededError") return null;
      throw error;
    });
}

const countTokens = async (session: LanguageModelSession, text: string) =>
  (await (session.measureContextUsage?.(text) ?? session.measureInputUsage?.(text))) ?? 0;

const countFree = ({ contextWindow, inputQuota, contextUsage, inputUsage }: LanguageModelSession) =>
  (contextWindow ?? inputQuota ?? Infinity) - (contextUsage ?? inputUsage ?? 0);

function getApi(): LanguageModelApi {
  const api = findApi();
  if (!api) throw new Error("This browser has no language model.");
  return api;
}
