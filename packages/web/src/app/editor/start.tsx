import { sourceLimits } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Select } from "../../components/ui/select.tsx";
import { useNextWriter } from "../../features/making/api/use-writers.ts";
import { describeReadFailure } from "../../features/making/controls/describe-failure.ts";
import {
  cancelRead,
  clearSource,
  readChoice,
  useIsReading,
  useSourceFormStore,
  useSourceRun,
} from "../../features/making/source/source-form-store.ts";
import { MakeButton, StartFailure, StartOffer } from "../../features/making/start/start-offer.tsx";
import type { Offer } from "../../features/making/start/offer.ts";
import {
  findWriter,
  type StartWriter,
  takeMaterial,
  useOfferRun,
  useStartStore,
} from "../../features/making/start/start-store.ts";
import { isAddress } from "../../lib/is-address.ts";
import { makeOrWrite, submitStart } from "./start-actions.ts";

/** Keeps the start field's state in sync with the source that the server has read. */
function useMaterial(): void {
  const read = useSourceFormStore((state) => state.read);
  const typed = useStartStore((state) => state.typed);
  const isReplaced = useStartStore((state) => state.material === null && state.typed !== "");
  useEffect(() => takeMaterial(read), [read]);
  useEffect(() => {
    const isOfText = useSourceFormStore.getState().typed === typed;
    if (isReplaced && !isAddress(typed) && !isOfText) clearSource();
  }, [isReplaced, typed]);
}

/** Previews the slides of the text in the start field, with a button that creates the slides. */
export function EditorStart() {
  const slides = useStartStore((state) => state.slides);
  return (
    <RecognisedText>
      {(offer, writer) => (
        <MakeButton {...describeMaking(offer, writer, slides)} onClick={() => makeOrWrite(offer)} />
      )}
    </RecognisedText>
  );
}

interface RecognisedTextProps {
  /** Renders the buttons that create the slides. */
  children: (offer: Offer, writer: StartWriter) => ReactNode;
}

/** The recognised text with a preview of its slides, or the reason why it couldn't be read. */
export function RecognisedText({ children }: RecognisedTextProps) {
  useMaterial();
  const start = useStartStore();
  const html = useSourceFormStore((state) => state.html);
  const failure = useSourceRun((state) => state.failure);
  const isReadingFile = useIsReading();
  const next = useNextWriter();
  const model = next && !next.isOutline ? next : null;
  const hasModel = model !== null;
  useEffect(() => useStartStore.setState({ hasModel }), [hasModel]);
  const { offer, typed, material } = start;
  const { run: reading, failure: textFailure } = useOfferRun();
  const writer = findWriter(start);
  const isUrl = isAddress(typed) && !material;
  return (
    <>
      {(isUrl || isReadingFile) && (
        <SourceStart
          isReading={isReadingFile}
          noun={isUrl ? "page" : html === null ? "file" : "formatting"}
        />
      )}
      <PartChoice />
      {failure && (
        <StartFailure>
          {html === null
            ? describeReadFailure(failure)
            : `We couldn't read the formatting, so these slides use the plain text. ${failure.message}`}
        </StartFailure>
      )}
      {textFailure && <StartFailure>{textFailure.message}</StartFailure>}
      {offer && (
        <StartOffer offer={offer} model={model} writer={writer} isReading={reading !== null}>
          {children(offer, writer)}
        </StartOffer>
      )}
    </>
  );
}

function describeMaking({ posts, post }: Offer, writer: StartWriter, slides: number | null) {
  const count = post.content.length;
  if (writer === "model") {
    return {
      label: `Write ${countNoun(slides ?? count, "slide")}`,
      hint: "The AI model writes the slides",
    };
  }
  if (posts > 1) {
    return {
      label: `Choose from ${countNoun(posts, "post")}…`,
      hint: "Open one of the posts, or download all of them",
    };
  }
  return { label: `Make ${countNoun(count, "slide")}`, hint: "Open these slides in the editor" };
}

interface SourceStartProps {
  noun: "page" | "file" | "formatting";
  isReading: boolean;
}

/** If `isReading`, says what the server is reading. Otherwise, offers to read the page at the typed web address. */
function SourceStart({ noun, isReading }: SourceStartProps) {
  return (
    <section
      aria-label="Recognised content"
      className="flex w-full flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface p-3 text-left sm:p-4"
    >
      <p role="status" className="flex items-center gap-2 font-semibold">
        {isReading ? `Reading the ${noun}...` : "This is a web address"}
        {isReading && (
          <LoaderCircle
            size={14}
            aria-hidden="true"
            className="text-muted motion-safe:animate-spin"
          />
        )}
      </p>
      {isReading ? (
        <Button title="Stop reading" onClick={cancelRead}>
          Cancel
        </Button>
      ) : (
        <Button
          variant="primary"
          title={`Slideloom reads up to ${sourceLimits.characters.toLocaleString("en")} characters of the page`}
          onClick={() => void submitStart()}
        >
          Read the page
        </Button>
      )}
    </section>
  );
}

/** Choice between the parts of a feed or ZIP. */
function PartChoice() {
  const { read, request } = useSourceFormStore();
  const { choices = [] } = read ?? {};
  const chosen = choices.find(({ id }) => id === request?.choice) ?? choices[0];
  if (!chosen || choices.length < 2) return null;
  return (
    <div className="w-full text-left">
      <Select
        label="Part of the source"
        value={chosen.id}
        options={choices.map(({ id, title }) => ({ value: id, text: title || id }))}
        onValueChange={(id) => void readChoice(id)}
      />
    </div>
  );
}
