import { loadCode } from "../lib/load-code.ts";

async function begin(): Promise<void> {
  const { limitPastes } = await loadCode(
    "the check of pasted text",
    () => import("./limit-pastes.ts"),
  );
  limitPastes();
}

/** Limits combining marks in text pasted into native fields. The code loads when a field is first focused. */
export function startPasteLimits(): void {
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
    document.removeEventListener("focusin", handleFocus);
    begin().catch((error: unknown) => {
      // Until the next field is focused, a pasted text keeps all its marks.
      document.addEventListener("focusin", handleFocus);
      console.warn("Pastes are not limited.", error);
    });
  };
  document.addEventListener("focusin", handleFocus);
}
