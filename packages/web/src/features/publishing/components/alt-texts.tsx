import { describeSlide } from "@slideloom/core/document";
import { useState } from "react";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import type { PublishedPost } from "@slideloom/core/publishing";
import type { PublishDraft } from "../publish-draft-store.ts";
import { CaptionField } from "../../../components/caption-field.tsx";

interface AltTextsProps {
  published: PublishedPost;
  altTexts: PublishDraft["altTexts"];
  onChange: (altTexts: PublishDraft["altTexts"]) => void;
}

/** Fields for the slides' alt texts. Until the person edits an alt text, it is the slide's text. */
export function AltTexts({ published: { post, slides }, altTexts, onChange }: AltTextsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const written = Object.values(altTexts).filter((text) => text.trim() !== "").length;
  return (
    <FoldingSection
      title="Alt text"
      summary={written === 0 ? "from each slide" : `${written} edited`}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <div className="flex flex-col gap-3 pt-1">
        {Array.from({ length: slides }, (_, index) => (
          <CaptionField
            key={index}
            label={`Slide ${index + 1}`}
            rows={3}
            value={altTexts[index] ?? describeSlide(post, index)}
            onChange={(text) => onChange({ ...altTexts, [index]: text })}
          />
        ))}
      </div>
    </FoldingSection>
  );
}
