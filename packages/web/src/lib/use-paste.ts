import { useEffect, useEffectEvent } from "react";
import { isTextField } from "./is-text-field.ts";

interface PasteHandlers {
  onFile: (file: File) => void;
  onText: (pasted: { text: string; html: string }) => void;
}

/** Handles pastes outside text fields: a file, or else the text. */
export function usePaste({ onFile, onText }: PasteHandlers): void {
  const takeFile = useEffectEvent(onFile);
  const takeText = useEffectEvent(onText);
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (isTextField(event.target)) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!file && text.trim() === "") return;
      event.preventDefault();
      if (file) takeFile(file);
      else takeText({ text, html: event.clipboardData?.getData("text/html") ?? "" });
    };
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, []);
}
