import { sourceLimits } from "@slideloom/core/sources";
import { truncateLabel } from "@slideloom/core/text";
import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { findPages, readAddress } from "../../../lib/find-addresses.ts";
import { useNextWriter } from "../api/use-writers.ts";
import { describeReadFailure } from "../controls/describe-failure.ts";
import { PartChoice } from "../source/part-choice.tsx";
import { cancelRead, useIsReading, useSource } from "../source/source-store.ts";
import type { Offer } from "../../../reading/worker/offer.ts";
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
  const address = read ? null : readAddress(typed);
  const pages = read ? [] : address === null ? findPages(typed).addresses : [address];
  return (
    <>
      {isReading ? (
        <Reading noun={pages.length > 0 ? "page" : html === null ? "file" : "formatting"} />
      ) : (
        pages.length > 0 && <Pages addresses={pages} isAmongWords={address === null} />
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

const panel =
  "flex w-full flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface p-3 text-left sm:p-4";

/** Says what the server is reading. */
function Reading({ noun }: { noun: "page" | "file" | "formatting" }) {
  return (
    <section aria-label="Recognised content" className={panel}>
      <p role="status" className="flex items-center gap-2 font-semibold">
        Reading the {noun}...
        <LoaderCircle
          size={14}
          aria-hidden="true"
          className="text-muted motion-safe:animate-spin"
        />
      </p>
      <Button title="Stop reading" onClick={cancelRead}>
        Cancel
      </Button>
    </section>
  );
}

interface PagesProps {
  addresses: readonly string[];
  isAmongWords: boolean;
}

/** Offers to read the pages that a text names. */
function Pages({ addresses, isAmongWords }: PagesProps) {
  const isOne = addresses.length === 1;
  const title = !isAmongWords
    ? "This is a web address"
    : isOne
      ? "There is a web address in your text"
      : "There are web addresses in your text";
  return (
    <section aria-label={isAmongWords ? "Web addresses" : "Recognised content"} className={panel}>
      <p role="status" className="font-semibold">
        {title}
      </p>
      <div className="flex flex-wrap gap-2">
        {addresses.map((address, index) => (
          <Button
            key={address}
            variant={index === 0 ? "primary" : "secondary"}
            title={`Slideloom reads up to ${sourceLimits.characters.toLocaleString("en")} characters of the page`}
            onClick={() => void readPage(address)}
          >
            {isOne ? "Read the page" : `Read ${shortenAddress(address)}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** An address without its scheme, cut to fit a button. */
const shortenAddress = (address: string) =>
  truncateLabel(address.replace(/^https?:\/\/(?:www\.)?/i, ""), 32);
