import type { Post } from "@slideloom/core/document";
import { type CaptionService, rulesFor } from "@slideloom/core/networks";
import {
  checkCaption,
  measureCaption,
  splitCaption,
  suggestCaptionFor,
} from "@slideloom/core/publishing";
import { type ReactNode, useState } from "react";
import { CaptionCount } from "../../../components/caption-count.tsx";
import { CaptionField } from "../../../components/caption-field.tsx";
import { FactBadge } from "../../../components/fact-badge.tsx";
import { FoldedCaption } from "../../../components/folded-caption.tsx";
import { ProblemList } from "../../../components/problem-list.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { editOwnCaption } from "../../../state/caption-edits.ts";
import { useCaptions } from "../../../state/carousel-store.ts";
import { useCaptionChecks } from "../../../state/fact-checks.ts";
import { ServicePreview } from "./service-preview.tsx";

interface ServiceCaptionProps {
  service: CaptionService;
  post: Post;
  /** The fact checks of the service's own caption. */
  facts?: ReactNode;
}

interface CaptionActionsProps {
  service: CaptionService;
  name: string;
  caption: string;
  isOwn: boolean;
  /** Called when the person starts a caption for this network alone. */
  onStart: () => void;
}

function CaptionActions({ service, name, caption, isOwn, onStart }: CaptionActionsProps) {
  const start = () => {
    onStart();
    editOwnCaption(service, caption);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={caption} title={`Copy the caption for ${name}`} />
      {isOwn ? (
        <Button size="small" variant="ghost" onClick={() => editOwnCaption(service, null)}>
          Use the main caption
        </Button>
      ) : (
        <Button size="small" onClick={start}>
          Write a different caption
        </Button>
      )}
    </div>
  );
}

/**
 * A network's caption with its length. If expanded, shows where the network's feed cuts the caption, and allows
 * editing.
 */
export function ServiceCaption({ service, post, facts }: ServiceCaptionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const captions = useCaptions();
  const own = captions[service];
  const checks = useCaptionChecks(service);
  const place = { service, limits: {} };
  const rules = rulesFor(place);
  const caption = suggestCaptionFor(place, { post, captions });
  const count = measureCaption(place, caption);
  const { name } = rules;
  return (
    <FoldingSection
      title={name}
      summary={
        <>
          {own !== undefined && "own caption, "}
          <CaptionCount {...count} />
          <FactBadge checks={checks} />
        </>
      }
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <div className="flex flex-col gap-2 pb-3">
        {own !== undefined && (
          <CaptionField
            label={`Caption for ${name}`}
            rows={4}
            takesFocus={isStarted}
            value={own}
            isInvalid={count.limit !== null && count.length > count.limit}
            onChange={(text) => editOwnCaption(service, text)}
            note={<CaptionCount {...count} />}
          />
        )}
        {facts}
        <ProblemList problems={checkCaption(rules, { caption, options: {} })} />
        <ServicePreview {...{ service, post, caption }} />
        <FoldedCaption
          service={service}
          label={`Caption on ${name}`}
          {...splitCaption(place, caption)}
        />
        <CaptionActions
          {...{ service, name, caption }}
          isOwn={own !== undefined}
          onStart={() => setIsStarted(true)}
        />
      </div>
    </FoldingSection>
  );
}
