import { useEffect, useEffectEvent } from "react";

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, [contenteditable=true]") !== null
  );
}

/** Hands over a file that is pasted while no text field has the focus. */
export function useFilePaste(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || isTextField(event.target)) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, []);
}
