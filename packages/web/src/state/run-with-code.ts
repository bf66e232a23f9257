import { keepUnwritten } from "../lib/kept/kept.ts";
import { CodeError, loadCode } from "../lib/load-code.ts";
import { showToast } from "./toast-store.ts";

/**
 * Loads the code of an action and runs it. If the code can't be loaded, a toast says so and offers to try again. `what`
 * completes the sentence "We couldn't load …".
 */
export async function runWithCode<Code>(
  what: string,
  load: () => Promise<Code>,
  act: (code: Code) => unknown,
): Promise<void> {
  let code: Code;
  try {
    code = await loadCode(what, load);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    reportMissingCode(error, () => void runWithCode(what, load, act));
    return;
  }
  await act(code);
}

/** Shows a toast with a button that calls `retry`. After an upgrade of the server, the button reloads the page. */
export function reportMissingCode({ message, problem }: CodeError, retry: () => void): void {
  const canReload = problem === "replaced" && keepUnwritten();
  showToast({
    variant: "destructive",
    title: "Error",
    description: message,
    action: canReload
      ? { label: "Reload", run: () => location.reload() }
      : { label: "Try again", run: retry },
  });
}
