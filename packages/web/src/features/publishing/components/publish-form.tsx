import type { Connection, Publication } from "@slideloom/core/contract";
import { listOpenPrompts, type Post } from "@slideloom/core/document";
import { type FormEvent, useMemo } from "react";
import { findTimeObstacle } from "../../../components/publications/time-fields.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { accountName, isUsable } from "../../../lib/connections.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { useAppearance } from "../../../state/carousel-store.ts";
import { useResolvedAppearance } from "../../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../../state/slide-job.ts";
import { suggestCaption } from "../captions.ts";
import {
  buildPublicationRequest,
  type PlannedTarget,
  type PublishedPost,
  planTarget,
} from "../planned-target.ts";
import {
  changePublishDraft,
  type PublishDraft,
  usePublishDraft,
  type WhenChoice,
} from "../publish-draft-store.ts";
import { type SavedCarousel, usePublish } from "../use-publish.ts";
import { AltTexts } from "./alt-texts.tsx";
import { CaptionField } from "./caption-field.tsx";
import { ConnectionChoice } from "./connection-choice.tsx";
import { TargetPreview } from "./target-preview.tsx";
import { WhenFields } from "./when-choice.tsx";

const buttonNames: Readonly<Record<WhenChoice["kind"], string>> = {
  now: "Publish now",
  time: "Schedule",
  slot: "Schedule",
  unscheduled: "Keep it",
};

interface PublishFormProps {
  carouselId: string | null;
  post: Post;
  connections: readonly Connection[];
  /** Saves the carousel as it is shown; rejects with why it could not be. */
  save: () => Promise<SavedCarousel>;
  onPublished: (publication: Publication) => void;
}

/** One connection that can be used is meant where nothing was chosen yet. */
function findChosen(connections: readonly Connection[], { connectionIds }: PublishDraft) {
  const usable = connections.filter(isUsable);
  const ids = connectionIds ?? (usable.length === 1 ? usable.map(({ id }) => id) : []);
  return usable.filter(({ id }) => ids.includes(id));
}

/** Why it can't be sent yet; null where it can. */
function findObstacle(
  targets: readonly PlannedTarget[],
  when: WhenChoice,
  timeZone: string,
): string | null {
  if (targets.length === 0) return "Choose where to publish.";
  const broken = targets.filter(({ problems }) => problems.length > 0).length;
  if (broken > 0) return "A network would not take it as it is: see what is red.";
  if (when.kind !== "time") return null;
  return findTimeObstacle({ at: when.at, timeZone });
}

function useJobs(post: Post, slides: number) {
  const appearance = useResolvedAppearance();
  return useMemo(
    () => Array.from({ length: slides }, (_, index) => buildAppearanceJob(post, appearance, index)),
    [post, appearance, slides],
  );
}

interface TargetPartsProps {
  target: PlannedTarget;
  draft: PublishDraft;
  onChange: (change: Partial<PublishDraft>) => void;
}

/** A network's own caption and choices. */
function TargetParts({ target, draft, onChange }: TargetPartsProps) {
  const { connection, payload, captionSource } = target;
  const { id } = connection;
  const setCaption = (caption: string) =>
    onChange({ captions: { ...draft.captions, [id]: caption } });
  const removeCaption = () => {
    const { [id]: _, ...captions } = draft.captions;
    onChange({ captions });
  };
  return (
    <>
      {captionSource === "own" ? (
        <CaptionField
          label={`Caption for ${accountName(connection)}`}
          rows={4}
          value={payload.caption}
          onChange={setCaption}
          note={
            <Button size="small" variant="ghost" onClick={removeCaption}>
              Take the caption for all
            </Button>
          }
        />
      ) : (
        <Button size="small" className="self-start" onClick={() => setCaption(payload.caption)}>
          Write another caption here
        </Button>
      )}
    </>
  );
}

/** Everything that is chosen and typed, at the left, and what becomes of it on each network. */
function Choices({ plan, draft, connections, onChange }: ChoicesProps) {
  const { published, chosen, targets, jobs } = plan;
  return (
    <>
      <div className="flex min-w-0 flex-col gap-4">
        <ConnectionChoice
          connections={connections}
          chosenIds={chosen.map(({ id }) => id)}
          onChange={(connectionIds) => onChange({ connectionIds })}
        />
        <CaptionField
          label="Caption"
          rows={7}
          value={draft.caption ?? suggestCaption(published.post)}
          onChange={(caption) => onChange({ caption })}
          note={
            draft.caption === null ? (
              "The words of your slides. Where they are too long, title and hashtags are taken."
            ) : (
              <Button size="small" variant="ghost" onClick={() => onChange({ caption: null })}>
                Back to the words of the slides
              </Button>
            )
          }
        />
        <WhenFields
          when={draft.when}
          connections={chosen}
          onChange={(when) => onChange({ when })}
        />
        <AltTexts
          published={published}
          altTexts={draft.altTexts}
          onChange={(altTexts) => onChange({ altTexts })}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {targets.length === 0 && (
          <p className="rounded-xl border border-dashed border-line-strong/50 px-4 py-8 text-center text-muted">
            Choose an account to see what becomes of the carousel there.
          </p>
        )}
        {targets.map((target) => (
          <TargetPreview key={target.connection.id} target={target} jobs={jobs}>
            <TargetParts target={target} draft={draft} onChange={onChange} />
          </TargetPreview>
        ))}
      </div>
    </>
  );
}

function OpenPrompts({ post }: { post: Post }) {
  const count = listOpenPrompts(post).length;
  if (count === 0) return null;
  return (
    <Notice variant="warning">
      {count === 1 ? "One prompt is" : `${count} prompts are`} still open: there, slides have a gap.
    </Notice>
  );
}

/** Why it was not published; of what nobody knows whether it arrived, that it can safely be sent again. */
function Failure({ error, isUncertain }: { error: unknown; isUncertain: boolean }) {
  if (isUncertain) {
    return (
      <Notice variant="warning" role="alert" title="We don’t know yet whether it arrived">
        <p>
          {readErrorMessage(error) || "The server did not answer."} Try again: it is sent as it was,
          and published once, whatever became of the first try.
        </p>
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <Notice variant="danger" role="alert">
      {readErrorMessage(error)}
    </Notice>
  );
}

/** What goes where, as it is prepared. */
function usePlan({ post, connections }: PublishFormProps, draft: PublishDraft) {
  const isSingle = useAppearance(({ postType }) => postType === "single");
  const published: PublishedPost = { post, slides: isSingle ? 1 : post.content.length };
  const jobs = useJobs(post, published.slides);
  const chosen = findChosen(connections, draft);
  const targets = chosen.map((connection) => planTarget(draft, connection, published));
  const timeZone = draft.when.timeZone ?? chosen[0]?.time_zone ?? "UTC";
  const obstacle = findObstacle(targets, draft.when, timeZone);
  return { published, jobs, chosen, targets, timeZone, obstacle };
}

interface ChoicesProps {
  plan: ReturnType<typeof usePlan>;
  draft: PublishDraft;
  connections: readonly Connection[];
  onChange: (change: Partial<PublishDraft>) => void;
}

/** Chooses where, what and when, and publishes it. */
export function PublishForm(props: PublishFormProps) {
  const { carouselId, connections, save, onPublished } = props;
  const draft = usePublishDraft(carouselId);
  const plan = usePlan(props, draft);
  const { mutate, isPending, error } = usePublish(onPublished);
  const { pending } = draft;
  const obstacle = pending ? null : plan.obstacle;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (obstacle !== null) return;
    const build = (carousel: SavedCarousel) =>
      buildPublicationRequest(draft, { carousel, ...plan });
    mutate({ pending, save, build });
  };
  return (
    <form
      noValidate
      aria-label="Publish"
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={submit}
    >
      <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pb-4">
        <fieldset
          disabled={isPending || pending !== null}
          className="grid min-w-0 gap-5 md:grid-cols-2"
        >
          <legend className="sr-only">What, where and when</legend>
          <Choices
            {...{ plan, draft, connections }}
            onChange={(change) => changePublishDraft(carouselId, change)}
          />
        </fieldset>
      </div>
      <div className="flex shrink-0 flex-col gap-2 border-t border-line px-5 py-3">
        <OpenPrompts post={props.post} />
        {!isPending && <Failure error={error} isUncertain={pending !== null} />}
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          {obstacle !== null && (
            <p role="status" className="text-muted">
              {obstacle}
            </p>
          )}
          <Button type="submit" variant="primary" disabled={isPending || obstacle !== null}>
            {isPending ? "Sending..." : pending ? "Try again" : buttonNames[draft.when.kind]}
          </Button>
        </div>
      </div>
    </form>
  );
}
