import type { Review } from "@slideloom/core/contract/reviews";
import { minReviewPassword, reviewDays } from "@slideloom/core/contract/review-limits";
import { type FormEvent, useState } from "react";
import { AddressField } from "../../../components/address-field.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { describeDate } from "../../../lib/describe-time.ts";
import { useCreateReview, useReviews, useWithdrawReview } from "../../../lib/reviews.ts";

const terms = [7, reviewDays, 90, 365].map((days) => ({
  value: String(days),
  text: days === 365 ? "1 year" : `${days} days`,
}));

interface NewLinkProps {
  id: string;
  onCreated: (url: string) => void;
}

function NewLink({ id, onCreated }: NewLinkProps) {
  const [days, setDays] = useState(String(reviewDays));
  const [password, setPassword] = useState("");
  const { mutate, isPending, error } = useCreateReview(id);
  const isTooShort = password !== "" && password.length < minReviewPassword;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooShort || isPending) return;
    const body = { days: Number(days), ...(password !== "" && { password }) };
    // Without PUBLIC_URL the server returns a path, resolved against the browser's own origin.
    mutate(body, {
      onSuccess: ({ url }) => {
        setPassword("");
        onCreated(new URL(url, location.origin).href);
      },
    });
  };
  return (
    <form noValidate aria-label="New review link" onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select label="Works for" value={days} options={terms} onValueChange={setDays} />
        <PasswordField
          label="Password"
          isOptional
          autoComplete="new-password"
          value={password}
          error={isTooShort ? `At least ${minReviewPassword} characters` : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <ErrorNotice error={error} />
      <Button type="submit" className="self-start" disabled={isTooShort || isPending}>
        Create review link
      </Button>
    </form>
  );
}

function describeState({ state, expires_at, has_password }: Review): string {
  if (state !== "open") return state === "expired" ? "Expired" : "Withdrawn";
  return `Open until ${describeDate(expires_at)}${has_password ? " · with a password" : ""}`;
}

function describeAnswer({ answer }: Review): string {
  if (!answer) return "No answer yet";
  const did = answer.answer === "approved" ? "Approved" : "Changes asked for";
  return `${did} by ${answer.name} on ${describeDate(answer.at)}`;
}

/** The carousel's review links with their states. */
function Links({ id, reviews }: { id: string; reviews: readonly Review[] }) {
  const withdraw = useWithdrawReview(id);
  if (reviews.length === 0) return null;
  return (
    <>
      <ErrorNotice error={withdraw.error} />
      <ul aria-label="Review links" className="flex flex-col divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="flex items-center gap-3 py-2">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="block">
                <bdi>{describeAnswer(review)}</bdi>
              </span>
              <span className="block text-[13px] text-muted">
                Created {describeDate(review.created_at)} · {describeState(review)}
              </span>
            </p>
            {review.state === "open" && (
              <Button
                size="small"
                title="The link stops working"
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate(review.id)}
              >
                Withdraw
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asks people without an account for a review. */
export function ReviewLinks({ id }: { id: string }) {
  const { data, error } = useReviews(id);
  const [url, setUrl] = useState<string | null>(null);
  return (
    <section aria-label="Ask for a review" className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">Ask for a review</h3>
        <p className="text-muted">
          People comment on the slides, and approve them or ask for changes. They need no account.
        </p>
      </div>
      {url !== null && (
        <div className="flex flex-col gap-1">
          <AddressField label="Review link" url={url} copyTitle="Copy review link" />
          <p role="status" className="text-[13px] text-muted">
            Copy the link now. We don't store it, so we can't show it again.
          </p>
        </div>
      )}
      <NewLink id={id} onCreated={setUrl} />
      <ErrorNotice error={error} />
      <Links id={id} reviews={data?.reviews ?? []} />
    </section>
  );
}
