import type { Publication, PublicationTarget } from "@slideloom/core/contract/publications";
import { findComposer, placeName } from "@slideloom/core/networks";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { Check, Download, ExternalLink, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { loadCode } from "../../lib/load-code.ts";
import { saveFile } from "../../lib/save-file.ts";
import { ErrorNotice } from "../error-notice.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import type { HandFiles } from "./hand-files.ts";
import { ThereForm, useDecision } from "./target-decisions.tsx";

export interface HandStepsProps {
  publication: Publication;
  target: PublicationTarget;
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-start gap-2">
      <h3 className="font-medium">{title}</h3>
      {children}
    </li>
  );
}

/** Whether the device's share sheet takes these files, e.g. to save images to Photos. */
const canShare = ({ files }: HandFiles): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files });

/** Draws the files on request, then saves or shares them. */
function FilesStep({ publication, target }: HandStepsProps) {
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const draw = useMutation({
    mutationFn: async () => {
      // Lazy, because it loads the drawing engine.
      const { drawHandFiles } = await loadCode(
        "the code that draws files",
        () => import("./hand-files.ts"),
      );
      return drawHandFiles(publication, target, stop.signal);
    },
  });
  // A refused share is no failure: the person closed the sheet.
  const share = (drawn: HandFiles) =>
    void navigator.share({ files: drawn.files }).catch(() => undefined);
  const drawn = draw.data;
  return (
    <Step title="Save the slides">
      <ErrorNotice error={draw.error} />
      {drawn ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => saveFile(drawn.saved.name, drawn.saved.file)}>
            <Download size={15} aria-hidden="true" />
            {drawn.saved.name.endsWith(".pdf")
              ? "Save PDF"
              : `Save ${countNoun(drawn.files.length, "image")}`}
          </Button>
          {canShare(drawn) && (
            <Button size="small" variant="primary" onClick={() => share(drawn)}>
              <Share2 size={15} aria-hidden="true" />
              Share or save to Photos
            </Button>
          )}
        </div>
      ) : (
        <Button size="small" disabled={draw.isPending} onClick={() => draw.mutate()}>
          {draw.isPending ? "Preparing..." : "Prepare the files"}
        </Button>
      )}
    </Step>
  );
}

function MarkStep(props: HandStepsProps) {
  const decision = useDecision(props);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Step title="Come back and mark it">
      {isOpen ? (
        <ThereForm decision={decision} onClose={() => setIsOpen(false)} />
      ) : (
        <Button size="small" onClick={() => setIsOpen(true)}>
          <Check size={15} aria-hidden="true" />
          Mark as posted
        </Button>
      )}
    </Step>
  );
}

/** What to do to post a publication oneself: files, caption, the service's page, and marking it as posted. */
export function HandSteps(props: HandStepsProps) {
  const { by_hand, caption } = props.target;
  if (by_hand === null) return null;
  const name = placeName(by_hand);
  const composer = findComposer(by_hand);
  return (
    <ol aria-label={`Steps for ${name}`} className="flex flex-col gap-3 rounded-xl bg-sunken p-3">
      <FilesStep {...props} />
      {caption.trim() !== "" && (
        <Step title="Copy the caption">
          <p
            dir="auto"
            className="max-h-32 w-full overflow-y-auto wrap-anywhere whitespace-pre-wrap text-muted"
            // A scroll container must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            {caption}
          </p>
          <CopyButton text={caption} title="Copy caption" />
        </Step>
      )}
      <Step title={`Post it on ${name}`}>
        {composer !== null && (
          <a
            href={composer}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center gap-1.5 rounded font-medium text-accent-ink underline underline-offset-2"
          >
            Open {name}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </Step>
      <MarkStep {...props} />
    </ol>
  );
}
