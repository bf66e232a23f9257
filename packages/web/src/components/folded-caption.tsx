import { foldCaption, type ServiceId } from "@slideloom/core/networks";

interface FoldedCaptionProps {
  service: ServiceId;
  label: string;
  /** The caption up to the service's limit, and the part beyond it. */
  kept: string;
  rest?: string;
}

/** A caption, marked where the service's feed cuts it. The part beyond the service's limit is struck out. */
export function FoldedCaption({ service, label, kept, rest = "" }: FoldedCaptionProps) {
  if (kept + rest === "") return <p className="text-muted">No caption.</p>;
  const { shown, rest: hidden } = foldCaption(service, kept);
  return (
    // Long captions scroll, so the keyboard must reach them.
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-[8lh] overflow-y-auto rounded-lg"
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {shown}
        {hidden !== "" && (
          <>
            <span className="mx-1 rounded-md border border-line px-1 text-xs whitespace-nowrap text-muted">
              cut off about here
            </span>
            <span className="text-muted">{hidden}</span>
          </>
        )}
        {rest !== "" && (
          <del className="bg-danger-soft text-danger">
            <span className="sr-only">Too long from here: </span>
            {rest}
          </del>
        )}
      </p>
    </div>
  );
}
