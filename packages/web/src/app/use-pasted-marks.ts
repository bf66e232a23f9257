import { useEffect } from "react";

async function begin(): Promise<void> {
  const { limitPastes } = await import("./limit-pastes.ts");
  limitPastes();
}

/** Has what is pasted into plain fields limited, once one of them has had the focus: no page starts with the code. */
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
