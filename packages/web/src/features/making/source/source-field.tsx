import { maxPostSources } from "@slideloom/core/contract/generation-sources";
import { sourceLimits } from "@slideloom/core/sources";
import { FileUp, LoaderCircle, Plus } from "lucide-react";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { readAddress } from "../../../lib/find-addresses.ts";
import { pickFile } from "../../../lib/pick-file.ts";
import { describeReadFailure } from "../controls/describe-failure.ts";
import {
  addSource,
  cancelRead,
  hasStructure,
  readFile,
  readTyped,
  typeSource,
  useSource,
} from "./source-store.ts";
import { RecentSources } from "./recent-sources.tsx";
import { sourceFileTypes } from "./source-files.ts";
import { FurtherSource } from "./further-source.tsx";
import { SourceCard } from "./source-card.tsx";

/** Takes sources as addresses, texts or files. After a source is read, shows its text instead. */
export function SourceField() {
  const { read, others, isAdding } = useSource();
  if (!read) return <SourceEntry />;
  return (
    <div className="flex flex-col gap-2">
      <SourceCard read={read} />
      {others.map((one) => (
        <FurtherSource key={one.source.id} read={one} />
      ))}
      {isAdding ? <SourceEntry /> : others.length + 1 < maxPostSources && <AddButton />}
    </div>
  );
}

const AddButton = () => (
  <Button
    size="small"
    variant="ghost"
    title={`Make the post from up to ${maxPostSources} sources. The first one gives the title and language.`}
    onClick={() => addSource(true)}
    className="self-start"
  >
    <Plus size={14} aria-hidden="true" />
    Add another source
  </Button>
);

function SourceEntry() {
  const { run, failure } = useSource();
  const handleDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void readFile(file);
  };
  return (
    <div data-drop-zone="" onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <SourceText />
      <ReadButtons isReading={run !== null} />
      <div role="status" className="sr-only">
        {run ? "Reading the source" : ""}
      </div>
      {failure && (
        <Notice variant="danger" role="alert" className="mt-2">
          <p>{describeReadFailure(failure)}</p>
        </Notice>
      )}
      <RecentSources />
    </div>
  );
}

function SourceText() {
  const { typed, isAdding } = useSource();
  const id = useId();
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [file] = event.clipboardData.files;
    const html = event.clipboardData.getData("text/html");
    const isWhole = event.currentTarget.value.trim() === "";
    if (file) {
      event.preventDefault();
      void readFile(file);
    } else if (isWhole && hasStructure(html)) {
      event.preventDefault();
      typeSource(event.clipboardData.getData("text/plain"), html);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isEnter || readAddress(typed) === null) return;
    event.preventDefault();
    void readTyped();
  };
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-medium text-muted">
        {isAdding ? "Another source" : "Source"} <span className="font-normal">(optional)</span>
      </label>
      <textarea
        id={id}
        ref={isAdding ? focusField : undefined}
        name="source"
        rows={2}
        value={typed}
        placeholder="Paste an address or text, or drop a file"
        aria-describedby={`${id}-hint`}
        onChange={(event) => typeSource(event.target.value)}
        onPaste={handlePaste}
        onKeyDown={handleKeyDown}
        style={{ minHeight: "calc(2lh + 20px)" }}
        className="block field-sizing-content max-h-32 w-full resize-none rounded-[9px] border border-line bg-raised px-3 py-[9px] wrap-anywhere placeholder:text-muted placeholder:opacity-80 hover:border-line-strong disabled:opacity-60"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
        Web page, PDF, Word, PowerPoint, e-book, Markdown, subtitles, table or feed. Up to{" "}
        {sourceLimits.bytes / 1_000_000} MB. We read the first{" "}
        {sourceLimits.characters.toLocaleString("en")} characters.
      </p>
    </>
  );
}

function ReadButtons({ isReading }: { isReading: boolean }) {
  const isBlank = useSource(({ typed }) => typed.trim() === "");
  const isAdding = useSource((state) => state.isAdding);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        size="small"
        disabled={isReading || isBlank}
        title="Load the address or text as your source"
        onClick={() => void readTyped()}
      >
        {isReading && (
          <LoaderCircle size={14} aria-hidden="true" className="motion-safe:animate-spin" />
        )}
        {isReading ? "Reading..." : "Read"}
      </Button>
      {isReading ? (
        <Button size="small" variant="ghost" title="Stop reading" onClick={cancelRead}>
          Cancel
        </Button>
      ) : (
        <Button
          size="small"
          variant="ghost"
          title="Choose a file to read"
          onClick={() => pickFile(sourceFileTypes, (file) => void readFile(file))}
        >
          <FileUp size={14} aria-hidden="true" />
          Choose file
        </Button>
      )}
      {isAdding && !isReading && (
        <Button
          size="small"
          variant="ghost"
          title="Add no further source"
          onClick={() => addSource(false)}
        >
          Cancel
        </Button>
      )}
    </div>
  );
}

/** Focuses the field that opened, because the button that opened it is gone. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus();
