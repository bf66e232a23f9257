import { useEffect } from "react";

async function begin(): Promise<void> {
  const { limitPastes } = await import("./limit-pastes.ts");
  limitPastes();
}

/** Limits combining marks in text pasted into native fields. The code loads when a field is first focused. */
export function usePastedMarks(): void {
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
      document.removeEventListener("focusin", handleFocus);
      begin().catch((error: unknown) => console.warn("Pastes are not limited.", error));
    };
    document.addEventListener("focusin", handleFocus);
    return () => document.removeEventListener("focusin", handleFocus);
  }, []);
}
