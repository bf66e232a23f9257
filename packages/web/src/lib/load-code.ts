import { ApiError } from "./api.ts";

/** Reason why code couldn't be loaded. After `replaced`, the server has another build, so only a reload helps. */
export type CodeProblem = "unreachable" | "replaced" | "unknown";

/** What to do about missing code. */
export const codeAdvice: Readonly<Record<CodeProblem, string>> = {
  unreachable: "Check your connection, then try again.",
  replaced: "Slideloom was updated. Reload the page to use the new version. Your work is kept.",
  // Some browsers remember a failed file until the page is reloaded.
  unknown: "Try again, or reload the page. Your work is kept.",
};

/** Code that couldn't be loaded; `message` is shown to people. */
export class CodeError extends ApiError {
  readonly problem: CodeProblem;

  constructor(what: string, problem: CodeProblem, cause: unknown) {
    super(`We couldn't load ${what}. ${codeAdvice[problem]}`, 0, { cause });
    this.problem = problem;
  }
}

/** Time limit for asking the server for its current build, ms. */
const checkMs = 5000;

async function checkBuild(): Promise<CodeProblem> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), checkMs);
  try {
    const response = await fetch("/create", { cache: "no-cache", signal: ending.signal });
    if (!response.ok) return "unreachable";
    const page = await response.text();
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/app/index-"]');
    return !script || page.includes(new URL(script.src).pathname) ? "unknown" : "replaced";
  } catch {
    return "unreachable";
  } finally {
    clearTimeout(timer);
  }
}

let checking: Promise<CodeProblem> | null = null;

/** Returns why code couldn't be loaded. Parts that fail together ask the server once. */
async function findProblem(): Promise<CodeProblem> {
  checking ??= checkBuild();
  try {
    return await checking;
  } finally {
    checking = null;
  }
}

/**
 * Loads code with a dynamic import. `what` completes the sentence "We couldn't load …".
 * @throws {CodeError} if the code can't be loaded. A later call requests it again.
 */
export async function loadCode<Code>(what: string, load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw error instanceof CodeError ? error : await explainLoading(what, error);
  }
}

/** Describes a failed script, worker or file of the app. */
export async function explainLoading(what: string, cause: unknown): Promise<CodeError> {
  return new CodeError(what, await findProblem(), cause);
}

/** Messages of Chromium, Firefox, Safari and the renderer if a worker can't load code or the engine. */
const loadingError =
  /dynamically imported module|Importing a module script failed|(?:code that draws this slide|list of fonts) could not be loaded|drawing worker stopped: (?:it did not load|Failed to (?:fetch|execute 'compile)|NetworkError|Load failed)/;

/** Returns a `CodeError` if a worker couldn't load its code. Otherwise, returns the error. */
export async function explainWorkerError(what: string, error: unknown): Promise<unknown> {
  const isLoading = error instanceof Error && loadingError.test(error.message);
  return isLoading ? explainLoading(what, error) : error;
}
