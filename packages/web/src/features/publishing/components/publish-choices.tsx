import type { Captions } from "@slideloom/core/carousel";
import type { Connection } from "@slideloom/core/contract/connections";
import type { SizePresetId } from "@slideloom/core/design";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { accountName, rulesFor } from "@slideloom/core/networks";
import {
  type CaptionPlace,
  findOwnCaption,
  measureCaption,
  shortenCaption,
  suggestCaption,
} from "@slideloom/core/publishing";
import type { PlannedTarget } from "../planned-target.ts";
import type { PublishDraft } from "../publish-draft-store.ts";
import type { PublishPlan } from "../use-plan.ts";
import { AltTexts } from "./alt-texts.tsx";
import { ApprovalChoice } from "./approval-choice.tsx";
import { CaptionCount } from "../../../components/caption-count.tsx";
import { CaptionField } from "../../../components/caption-field.tsx";
import { ConnectionChoice } from "../../../components/publications/connection-choice.tsx";
import { SizeChoice } from "./size-choice.tsx";
import { TargetOptions } from "./target-options.tsx";
import { TargetPreview } from "./target-preview.tsx";
import { WhenFields } from "./when-choice.tsx";

interface TargetPartsProps {
  /** The carousel's own captions for individual networks. */
  captions: Captions | undefined;
  own: SizePresetId;
  target: PlannedTarget;
  draft: PublishDraft;
  onChange: (change: Partial<PublishDraft>) => void;
}

/** Options and caption of one network. */
function TargetParts({ captions, own, target, draft, onChange }: TargetPartsProps) {
  const { id } = target.connection;
  return (
    <>
      <SizeChoice
        target={target}
        own={own}
        onChange={(size) => onChange({ sizes: { ...draft.sizes, [id]: size } })}
      />
      <TargetOptions
        target={target}
        onChange={(options) => onChange({ options: { ...draft.options, [id]: options } })}
      />
      <OwnCaption
        target={target}
        isForService={findOwnCaption(captions, rulesFor(target.connection).service) !== undefined}
        onChange={(caption) => {
          const { [id]: _, ...others } = draft.captions;
          onChange({ captions: caption === null ? others : { ...others, [id]: caption } });
        }}
      />
    </>
  );
}

interface OwnCaptionProps {
  target: PlannedTarget;
  /** Whether the carousel has a caption for the network. */
  isForService: boolean;
  /** Called with null to use the other caption again. */
  onChange: (caption: string | null) => void;
}

/** A caption for one account, once it is asked for. */
function OwnCaption({ target, isForService, onChange }: OwnCaptionProps) {
  const [isStarted, setIsStarted] = useState(false);
  const { connection, payload, captionSource } = target;
  const { name } = rulesFor(connection);
  const place = { ...connection, options: payload.options };
  if (captionSource === "own") {
    return (
      <CaptionField
        label={`Caption for ${accountName(connection)}`}
        rows={4}
        value={payload.caption}
        takesFocus={isStarted}
        onChange={onChange}
        note={
          <span className="flex flex-wrap items-center justify-between gap-2">
            <CaptionCount {...measureCaption(place, payload.caption)} />
            <ShortenButton place={place} caption={payload.caption} onShorten={onChange} />
            <Button size="small" variant="ghost" onClick={() => onChange(null)}>
              Use the {isForService ? `caption for ${name}` : "main caption"}
            </Button>
          </span>
        }
      />
    );
  }
  const start = () => {
    setIsStarted(true);
    onChange(payload.caption);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" onClick={start}>
        Write a different caption
      </Button>
      {isForService && <span className="text-[13px] text-muted">Uses your caption for {name}</span>}
    </div>
  );
}

const resetToSlides = "Reset to the slides' text";

const hasCaption = ({ post: { caption = "" } }: PublishPlan["published"]) => caption.trim() !== "";

const describeSource = (published: PublishPlan["published"]) =>
  hasCaption(published)
    ? "This is your carousel's caption. Changes here apply to this post only. If it's too long for a network, we use its first sentences."
    : "We made this caption from your slides' text. If it's too long for a network, we use its first sentences.";

interface CaptionCountsProps extends Pick<PublishPlan, "targets"> {
  /** Called with an account's shortened caption. */
  onShorten: (connectionId: string, caption: string) => void;
}

/** The length of the shared caption for each account that uses it. A caption that is too long can be shortened. */
function CaptionCounts({ targets, onShorten }: CaptionCountsProps) {
  const shared = targets.filter(
    ({ captionSource }) => captionSource === "shared" || captionSource === "suggested",
  );
  if (shared.length === 0) return null;
  return (
    <ul aria-label="Caption length for each account" className="mb-1 flex flex-wrap gap-x-4">
      {shared.map(({ connection, payload: { caption, options } }) => (
        <li key={connection.id}>
          {accountName(connection)}{" "}
          <CaptionCount {...measureCaption({ ...connection, options }, caption)} />
          <ShortenButton
            place={{ ...connection, options }}
            caption={caption}
            onShorten={(shortened) => onShorten(connection.id, shortened)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ShortenButtonProps {
  place: CaptionPlace;
  caption: string;
  onShorten: (caption: string) => void;
}

/** Keeps as many whole sentences as the network allows. Absent if the caption fits, or can't be shortened. */
function ShortenButton({ place, caption, onShorten }: ShortenButtonProps) {
  const shortened = shortenCaption(place, caption);
  if (shortened === null) return null;
  return (
    <Button
      size="small"
      variant="ghost"
      title="Keep as many whole sentences as fit"
      onClick={() => onShorten(shortened)}
    >
      Shorten for {rulesFor(place).name}
    </Button>
  );
}

/** The caption of all accounts without one of their own. */
function SharedCaption({ plan, draft, onChange }: Omit<ChoicesProps, "connections">) {
  const { published, targets } = plan;
  return (
    <CaptionField
      label="Caption"
      rows={7}
      value={draft.caption ?? suggestCaption(published.post)}
      onChange={(caption) => onChange({ caption })}
      note={
        <>
          <CaptionCounts
            targets={targets}
            onShorten={(id, caption) =>
              onChange({ captions: { ...draft.captions, [id]: caption } })
            }
          />
          {draft.caption === null ? (
            describeSource(published)
          ) : (
            <Button size="small" variant="ghost" onClick={() => onChange({ caption: null })}>
              {hasCaption(published) ? "Reset to the carousel's caption" : resetToSlides}
            </Button>
          )}
        </>
      }
    />
  );
}

interface ChoicesProps {
  plan: PublishPlan;
  draft: PublishDraft;
  connections: readonly Connection[];
  onChange: (change: Partial<PublishDraft>) => void;
}

/** Accounts, caption and time on the left, previews per network on the right. */
export function PublishChoices({ plan, draft, connections, onChange }: ChoicesProps) {
  const { published, chosen, targets } = plan;
  return (
    <>
      <div className="flex min-w-0 flex-col gap-4">
        <ConnectionChoice
          connections={connections}
          chosenIds={chosen.map(({ id }) => id)}
          onChange={(connectionIds) => onChange({ connectionIds })}
        />
        <SharedCaption plan={plan} draft={draft} onChange={onChange} />
        <WhenFields
          when={draft.when}
          connections={chosen}
          onChange={(when) => onChange({ when })}
        />
        <ApprovalChoice approval={draft.approval} onChange={(approval) => onChange({ approval })} />
        <AltTexts
          published={published}
          altTexts={draft.altTexts}
          onChange={(altTexts) => onChange({ altTexts })}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {targets.length === 0 && (
          <p className="rounded-xl border border-dashed border-line-strong/50 px-4 py-8 text-center text-muted">
            Choose an account to preview your post.
          </p>
        )}
        {targets.map((target) => (
          <TargetPreview key={target.connection.id} target={target} published={published}>
            <TargetParts
              captions={published.captions}
              own={published.size}
              target={target}
              draft={draft}
              onChange={onChange}
            />
          </TargetPreview>
        ))}
      </div>
    </>
  );
}
