import { CodeError, loadCode } from "../lib/load-code.ts";
import type * as factChecking from "./fact-checking.ts";
import { useFactStore } from "./fact-checks.ts";

let starting: Promise<typeof factChecking> | null = null;

async function start(): Promise<typeof factChecking> {
  const [{ startSourceLoading }, checking] = await loadCode("the fact checks", () =>
    Promise.all([import("./source-loading.ts"), import("./fact-checking.ts")]),
  );
  useFactStore.setState({ retry: null });
  startSourceLoading();
  checking.startFactChecks();
  return checking;
}

/**
 * Starts loading sources and checking facts, once. If the code can't be loaded, returns null, and the fact store's
 * `retry` starts again.
 */
export async function startChecks(): Promise<typeof factChecking | null> {
  starting ??= start();
  try {
    return await starting;
  } catch (error) {
    starting = null;
    if (!(error instanceof CodeError)) throw error;
    useFactStore.setState({ retry: () => void startChecks() });
    return null;
  }
}
