import { captionServices, type CaptionService } from "@slideloom/core/networks";
import { suggestCaption } from "@slideloom/core/publishing";
import { type ReactNode, useRef } from "react";
import { CaptionField } from "../../../components/caption-field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { editCaption, setAiGenerated } from "../../../state/caption-edits.ts";
import { useDocument, useIsAiGenerated } from "../../../state/carousel-store.ts";
import { useWantedField } from "../use-wanted-field.ts";
import { ServiceCaption } from "./service-caption.tsx";
import { SlideAlt } from "./slide-alt.tsx";

interface CaptionsPanelProps {
  /** Renders the fact checks of a service's own caption. If `service` is null, renders those of the post's caption. */
  renderFacts?: (service: CaptionService | null) => ReactNode;
}

/** Edits the shared caption. A network's own caption replaces the shared caption. */
export function CaptionsPanel({ renderFacts }: CaptionsPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  useWantedField("caption", panelRef);
  const post = useDocument((document) => document.post);
  const isAiGenerated = useIsAiGenerated();
  if (!post) {
    return <p className="text-muted">Write your slides first. Their caption goes here.</p>;
  }
  const { caption = "" } = post;
  const isOwn = caption.trim() !== "";
  const suggested = suggestCaption({ ...post, caption: "" });
  return (
    <div ref={panelRef} className="flex flex-col gap-3">
      <CaptionField
        label="Caption"
        rows={7}
        value={caption}
        placeholder={suggested}
        onChange={editCaption}
        note={
          isOwn
            ? "We use this caption when you publish or download. It doesn't appear on the slides."
            : "If you don't write a caption, we use this text from your slides."
        }
      />
      {renderFacts?.(null)}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={isOwn ? caption : suggested} title="Copy the caption" />
        {!isOwn && (
          <Button size="small" onClick={() => editCaption(suggested)}>
            Edit this text
          </Button>
        )}
      </div>
      <SwitchRow
        label="An AI model wrote some of this post"
        isOn={isAiGenerated}
        onChange={setAiGenerated}
      />
      <SlideAlt post={post} />
      <section aria-label="Caption by network">
        <h3 className="font-semibold">By network</h3>
        {captionServices.map((service) => (
          <ServiceCaption
            key={service}
            service={service}
            post={post}
            facts={renderFacts?.(service)}
          />
        ))}
      </section>
    </div>
  );
}
