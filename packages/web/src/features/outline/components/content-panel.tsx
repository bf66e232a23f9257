import { Braces } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { contentHeading } from "../content-heading.ts";
import { SlideOutline } from "./slide-outline.tsx";
import { Validity } from "./validity.tsx";
import { useDocument, getDocument, useAppearance } from "../../../state/carousel-store.ts";

export interface ContentPanelProps {
  onEditJson: (cursorOffset: number | null) => void;
  /** False if a sheet's title already shows the heading. */
  hasHeading: boolean;
  /** Rewrites a slide; absent if no model is configured. */
  onRewrite?: ((slideIndex: number) => void) | undefined;
  /** Shown below the slides. */
  footer?: ReactNode;
}

/** Validity of the JSON, the list of slides, and the button to edit the JSON. */
export function ContentPanel({ onEditJson, hasHeading, onRewrite, footer }: ContentPanelProps) {
  const postType = useAppearance((appearance) => appearance.postType);
  const isEmpty = useDocument((document) => document.text.trim() === "");
  const heading = contentHeading(postType);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-9 items-center justify-between gap-3">
        {hasHeading && (
          <h2 className="font-heading text-[15px] font-semibold whitespace-nowrap">{heading}</h2>
        )}
        <Button
          size={hasHeading ? "small" : "medium"}
          className={hasHeading ? "" : "w-full"}
          onClick={() => onEditJson(getDocument().error?.offset ?? null)}
        >
          <Braces size={16} aria-hidden="true" />
          Edit JSON
        </Button>
      </div>
      {isEmpty ? (
        <p className="rounded-[10px] border border-dashed border-line px-3 py-4 text-center text-balance text-muted">
          No slides yet. Paste a text, type a topic or load the sample.
        </p>
      ) : (
        <Validity />
      )}
      <SlideOutline onRewrite={onRewrite} />
      {footer}
    </div>
  );
}
