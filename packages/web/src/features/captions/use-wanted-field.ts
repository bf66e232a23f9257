import { type RefObject, useEffect } from "react";
import { useSubject } from "../../lib/dialog.ts";
import { wantedField } from "../../state/wanted-field.ts";

/** Focuses the element's first text field if it is the wanted one. */
export function useWantedField(kind: "caption" | "alt", ref: RefObject<HTMLElement | null>): void {
  const isWanted = useSubject(wantedField) === kind;
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.querySelector("textarea")?.focus();
    wantedField.close();
  }, [isWanted, ref]);
}
