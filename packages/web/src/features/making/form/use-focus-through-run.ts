import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useIsGenerating } from "../../../state/generation-store.ts";
import { useIsFormOpen } from "./use-is-form-open.ts";

/**
 * Keeps the keyboard focus in the form when Cancel replaces Generate and vice versa. If the form collapsed, focuses the
 * heading.
 */
export function useFocusThroughRun(formRef: RefObject<HTMLElement | null>) {
  const isGenerating = useIsGenerating();
  const isOpen = useIsFormOpen();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const generateRef = useRef<HTMLButtonElement>(null);
  const foldRef = useRef<HTMLButtonElement>(null);
  const wasInForm = useRef(false);
  const moveFocus = useEffectEvent(() => {
    if (!wasInForm.current) return;
    if (isGenerating) {
      cancelRef.current?.focus();
      return;
    }
    wasInForm.current = false;
    if (document.activeElement !== document.body) return;
    (isOpen ? generateRef : foldRef).current?.focus();
  });
  useEffect(() => moveFocus(), [isGenerating]);
  /** Records whether the form has the focus. Must be called just before a run starts. */
  const noteFocus = () => {
    wasInForm.current = formRef.current?.contains(document.activeElement) ?? false;
  };
  return { cancelRef, generateRef, foldRef, noteFocus };
}
