import { clsx } from "clsx";
import { FileUp } from "lucide-react";
import { type KeyboardEvent, type ClipboardEvent, useId } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { startFieldId } from "./focus-start.ts";
import { typeStart, useStartStore } from "./start-store.ts";

interface StartFieldProps {
  onChooseFile: () => void;
  onFile: (file: File) => void;
  /** Handles a paste that replaces the field's text. */
  onPaste: (pasted: { text: string; html: string }) => void;
  /** Creates the slides. If a web address was typed, starts reading its page instead. */
  onSubmit: () => void;
}

/** The text field of an empty editor, for a topic, a text or a web address. */
export function StartField({ onChooseFile, onFile, onPaste, onSubmit }: StartFieldProps) {
  const typed = useStartStore((state) => state.typed);
  const hasOffer = useStartStore((state) => state.offer !== null);
  const hintId = useId();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const isOneLine = !typed.includes("\n") && !event.shiftKey;
    if (!isOneLine && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onSubmit();
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData("text/plain");
    const html = event.clipboardData.getData("text/html");
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    if (file && text === "") onFile(file);
    else if (replacesAll && text !== "") onPaste({ text, html });
    else return;
    event.preventDefault();
  };
  return (
    <div className="w-full text-left">
      <label htmlFor={startFieldId} className="mb-2 block font-heading text-base font-semibold">
        Paste, drop or type anything
      </label>
      <textarea
        id={startFieldId}
        name="start"
        dir="auto"
        rows={3}
        value={typed}
        aria-describedby={hintId}
        placeholder="A topic, notes, an article, a thread, a web address…"
        onChange={({ target }) => typeStart(target.value)}
        onPaste={handlePaste}
        onKeyDown={handleKeyDown}
        style={{ minHeight: "calc(3lh + 26px)" }}
        className="block field-sizing-content max-h-40 w-full resize-none rounded-xl border border-line-strong bg-raised px-3.5 py-3 text-[15px] wrap-anywhere shadow-sm placeholder:text-muted placeholder:opacity-80"
      />
      <div
        className={clsx(
          "mt-2 flex-wrap items-center gap-x-3 gap-y-2",
          hasOffer ? "hidden" : "flex",
        )}
      >
        <p id={hintId} className="min-w-0 flex-1 basis-60 text-xs text-muted">
          You can also add Markdown, tables, an AI chat's reply, PDF, Word, PowerPoint and images.
          Press Enter to make slides from a topic.
        </p>
        <Button size="small" title="Choose a file to make slides from" onClick={onChooseFile}>
          <FileUp size={14} aria-hidden="true" />
          Choose file
        </Button>
      </div>
    </div>
  );
}
