import { sourceLimits } from "@slideloom/core/sources";
import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { isAddress } from "../../../lib/is-address.ts";
import { useNextWriter } from "../api/use-writers.ts";
import { describeReadFailure } from "../controls/describe-failure.ts";
import { PartChoice } from "../source/part-choice.tsx";
import { cancelRead, useIsReading, useSource } from "../source/source-store.ts";
import type { Offer } from "./offer.ts";
import { StartFailure, StartOffer } from "./start-offer.tsx";
import {
  findWriter,
  followSource,
  readPage,
  type StartWriter,
  useStartStore,
} from "./start-store.ts";

interface RecognisedTextProps {
  /** Renders the buttons that create the slides. */
  children: (offer: Offer, writer: StartWriter) => ReactNode;
}

/** The recognised text with a preview of its slides, or the reason why it couldn't be read. */
export function RecognisedText({ children }: RecognisedTextProps) {
  useEffect(followSource, []);
  const start = useStartStore();
  const { html, read, failure } = useSource();
  const isReading = useIsReading();
  const next = useNextWriter();
  const { offer, typed } = start;
  const writer = findWriter(start, next);
  const isUrl = isAddress(typed) && !read;
  return (
    <>
      {(isUrl || isReading) && (
        <SourceStart
          isReading={isReading}
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
      {start.failure && <StartFailure>{start.failure.message}</StartFailure>}
      {offer && (
        <StartOffer
          offer={offer}
          model={next?.isOutline ? null : next}
          writer={writer}
          isReading={start.run !== null}
        >
          {children(offer, writer)}
        </StartOffer>
      )}
    </>
  );
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
          onClick={() => void readPage()}
        >
          Read the page
        </Button>
      )}
    </section>
  );
}
