import type { Connection } from "@slideloom/core/contract/connections";
import type { Publication } from "@slideloom/core/contract/publications";
import type { Post } from "@slideloom/core/document";
import type { FormEvent } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { askAboutFacts } from "../../../state/fact-gate.ts";
import { buildPublicationRequest } from "../planned-target.ts";
import { publishDialog } from "../publish-dialog.ts";
import { changePublishDraft, usePublishDraft, type WhenChoice } from "../publish-draft-store.ts";
import { usePlan } from "../use-plan.ts";
import { type SavedCarousel, usePendingCheck, usePublish } from "../use-publish.ts";
import { PublishChoices } from "./publish-choices.tsx";
import { Failure, OpenPromptsWarning } from "./publish-notices.tsx";

const buttonNames: Readonly<Record<WhenChoice["kind"], string>> = {
  now: "Publish now",
  time: "Schedule",
  slot: "Schedule",
  unscheduled: "Save as unscheduled",
};

interface PublishFormProps {
  carouselId: string | null;
  post: Post;
  connections: readonly Connection[];
  /** Saves the carousel as shown; rejects with the reason if it can't. */
  save: () => Promise<SavedCarousel>;
  onPublished: (publication: Publication) => void;
}

interface SendRowProps {
  /** Why the post can't be sent; null if it can. */
  obstacle: string | null;
  isBusy: boolean;
  label: string;
}

function SendRow({ obstacle, isBusy, label }: SendRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      {obstacle !== null && (
        <p role="status" className="text-muted">
          {obstacle}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isBusy || obstacle !== null}>
        {label}
      </Button>
    </div>
  );
}

/** Form for accounts, caption and time; submits the publication. */
export function PublishForm(props: PublishFormProps) {
  const { carouselId, connections, save, onPublished } = props;
  const draft = usePublishDraft(carouselId);
  const plan = usePlan(props, draft);
  const { mutate, isPending, error } = usePublish(onPublished);
  const { pending } = draft;
  const check = usePendingCheck(isPending ? null : pending, onPublished);
  const isBusy = isPending || check.isPending;
  const obstacle = pending ? null : plan.obstacle;
  const idleLabel = pending
    ? "Try again"
    : draft.approval
      ? "Ask for approval"
      : buttonNames[draft.when.kind];
  const label = isPending ? "Sending..." : check.isPending ? "Checking..." : idleLabel;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (obstacle !== null || isBusy) return;
    check.reset();
    // A pending request was sent before, so the person has already answered this question.
    const answer = pending ? "go" : await askAboutFacts("publish");
    if (answer === "review") publishDialog.close();
    if (answer !== "go") return;
    const build = (carousel: SavedCarousel) =>
      buildPublicationRequest(draft, { carousel, ...plan });
    mutate({ pending, save, build });
  };
  return (
    <form
      noValidate
      aria-label="Publish"
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => void submit(event)}
    >
      <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pb-4">
        <fieldset
          disabled={isBusy || pending !== null}
          className="grid min-w-0 gap-5 md:grid-cols-2"
        >
          <legend className="sr-only">Accounts, caption and time</legend>
          <PublishChoices
            {...{ plan, draft, connections }}
            onChange={(change) => changePublishDraft(carouselId, change)}
          />
        </fieldset>
      </div>
      <div className="flex shrink-0 flex-col gap-2 border-t border-line px-5 py-3">
        <OpenPromptsWarning post={props.post} />
        {!isBusy && (
          <Failure
            error={error ?? check.error}
            outcome={pending ? "unknown" : check.isSuccess ? "absent" : "refused"}
          />
        )}
        <SendRow obstacle={obstacle} isBusy={isBusy} label={label} />
      </div>
    </form>
  );
}
