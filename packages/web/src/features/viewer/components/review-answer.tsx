import { maxCommentLength } from "@slideloom/core/contract/review-limits";
import type { OpenReviewPage, ReviewAnswer } from "@slideloom/core/contract/reviews";
import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { CaptionField } from "../../../components/caption-field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { ApiError } from "../../../lib/api.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { useDeviceSetting } from "../../../lib/kept/device-setting.ts";
import { reloadReview, reviewerName, useAnswer } from "../reviewer.ts";
import { describeLeft, NameField } from "./comment-form.tsx";

const titles: Readonly<Record<ReviewAnswer, string>> = {
  approved: "Approve",
  changes: "Ask for changes",
};

interface AnswerProps {
  token: string;
  page: OpenReviewPage;
}

/** Why an answer wasn't taken. If the post changed meanwhile, offers to load it again. */
function Refusal({ error, onReload }: { error: unknown; onReload: () => void }) {
  if (!error) return null;
  const isOutdated = error instanceof ApiError && error.status === 409;
  return (
    <Notice variant="danger" role="alert">
      <p>{readErrorMessage(error)}</p>
      {isOutdated && (
        <Button size="small" className="mt-2" onClick={onReload}>
          Load again
        </Button>
      )}
    </Notice>
  );
}

function AnswerForm({
  token,
  page,
  answer,
  onClose,
}: AnswerProps & { answer: ReviewAnswer; onClose: () => void }) {
  const known = useDeviceSetting(reviewerName);
  const [name, setName] = useState(known);
  const [text, setText] = useState("");
  const { mutate, isPending, error } = useAnswer(token, page);
  const isComplete = name.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isPending) mutate({ answer, name, text }, { onSuccess: onClose });
  };
  return (
    <form
      noValidate
      aria-label={titles[answer]}
      onSubmit={submit}
      className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pt-1 pb-5"
    >
      {answer === "approved" && page.posts.length > 0 && (
        <p>The planned posts are published as you see them on this page.</p>
      )}
      <NameField name={name} onChange={setName} />
      <CaptionField
        label={answer === "changes" ? "What should change? (optional)" : "Comment (optional)"}
        rows={3}
        value={text}
        onChange={(typed) => setText(typed.slice(0, maxCommentLength))}
        note={describeLeft(text)}
      />
      <Refusal
        error={error}
        onReload={() => {
          onClose();
          void reloadReview(token);
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="self-start"
        disabled={!isComplete || isPending}
      >
        {isPending ? "Sending..." : titles[answer]}
      </Button>
    </form>
  );
}

/** The bar at the bottom of the page: approve, or ask for changes. */
export function ReviewBar({ token, page }: AnswerProps) {
  const [answer, setAnswer] = useState<ReviewAnswer | null>(null);
  const given = page.answer?.version === page.version ? page.answer : null;
  const isDone = given?.answer === "approved" && page.posts.length === 0;
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-surface px-3 pt-3 sm:px-6 pb-[max(12px,env(safe-area-inset-bottom))]">
      <div className="mx-auto flex max-w-[980px] flex-wrap items-center justify-end gap-2">
        {isDone && (
          <p className="mr-auto flex min-w-0 items-center gap-1.5 font-medium">
            <Check size={16} aria-hidden="true" className="shrink-0 text-success" />
            <span className="min-w-0 wrap-anywhere">
              Approved by <bdi>{given.name}</bdi>
            </span>
          </p>
        )}
        <Button
          size="large"
          className="max-sm:flex-1 max-sm:px-2!"
          onClick={() => setAnswer("changes")}
        >
          Ask for changes
        </Button>
        {!isDone && (
          <Button
            size="large"
            variant="primary"
            className="max-sm:flex-1 max-sm:px-2!"
            onClick={() => setAnswer("approved")}
          >
            Approve
          </Button>
        )}
      </div>
      {answer && (
        <Dialog
          isOpen
          onOpenChange={() => setAnswer(null)}
          title={titles[answer]}
          className="max-h-[calc(100dvh-24px)] max-w-[440px]"
        >
          <AnswerForm {...{ token, page, answer }} onClose={() => setAnswer(null)} />
        </Dialog>
      )}
    </div>
  );
}
