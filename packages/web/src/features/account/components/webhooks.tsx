import type { Webhook, WebhookDelivery } from "@slideloom/core/contract/webhooks";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { describeTime } from "../../../lib/describe-time.ts";
import { showToast } from "../../../state/toast-store.ts";
import { deleteWebhook, resendDelivery, testWebhook, useWebhooks } from "../api/webhooks.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { showFailure } from "../../../state/failure-toast.ts";

interface ChangeTexts {
  done: { title: string; description: string };
  failed: string;
}

function useChange(change: (id: string) => Promise<void>, { done, failed }: ChangeTexts) {
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast(done),
    onError: showFailure(failed),
  });
}

function WebhookItem({ webhook: { id, url, events, secret } }: { webhook: Webhook }) {
  const test = useChange(testWebhook, {
    done: { title: "Sending test event", description: "See the result in “Latest deliveries”." },
    failed: "Test event not sent",
  });
  const remove = useChange(deleteWebhook, {
    done: { title: "Webhook deleted", description: "We no longer send events to this webhook." },
    failed: "Webhook not deleted",
  });
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="font-semibold wrap-anywhere">{url}</p>
      <p className="text-[13px] text-muted">{events.join(", ")}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {secret && (
          <>
            <span className="text-[13px] text-muted">Signing secret</span>
            <CopyButton text={secret} title={`Copy the signing secret of ${url}`} />
          </>
        )}
        <Button size="small" disabled={test.isPending} onClick={() => test.mutate(id)}>
          Send test event
        </Button>
        <Button size="small" disabled={remove.isPending} onClick={() => remove.mutate(id)}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function DeliveryItem({ delivery }: { delivery: WebhookDelivery }) {
  const { id, event, url, createdAt } = delivery;
  const resend = useChange(resendDelivery, {
    done: {
      title: "Resending event",
      description: "The event keeps its ID, so your service can ignore duplicates.",
    },
    failed: "Event not resent",
  });
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0 text-[13px] wrap-anywhere text-muted">
        <p>
          <span className="font-semibold text-ink">{event}</span> to {url},{" "}
          <time dateTime={createdAt}>{describeTime(createdAt)}</time>
        </p>
        <p>{describeOutcome(delivery)}</p>
      </div>
      <Button
        size="small"
        aria-label={`Resend ${event}`}
        disabled={resend.isPending}
        onClick={() => resend.mutate(id)}
      >
        Resend
      </Button>
    </li>
  );
}

function describeOutcome({ attempts, outcome, deliveredAt, nextAttemptAt }: WebhookDelivery) {
  if (deliveredAt) return `Delivered (${outcome}) on ${describeTime(deliveredAt)}`;
  if (outcome === null) return "Sending";
  const reason = outcome.replace(/\.$/, "");
  return nextAttemptAt
    ? `Attempt ${attempts} failed (${reason}). Next attempt on ${describeTime(nextAttemptAt)}`
    : `Failed after ${countNoun(attempts, "attempt")} (${reason}). We won't try again.`;
}

/** The account's webhooks, a form to add one, and their latest deliveries. */
export function Webhooks() {
  const { data, error } = useWebhooks();
  return (
    <div className="flex max-w-lg flex-col gap-5">
      <ErrorNotice error={error} />
      {data && data.webhooks.length > 0 && (
        <ul aria-label="Your webhooks">
          {data.webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <WebhookForm />
      {data && (
        <div className="flex flex-wrap items-center gap-2 text-[13px] text-muted">
          <span>
            Signing secret for API requests that set <code>webhook_url</code>
          </span>
          <CopyButton text={data.callSecret} title="Copy the signing secret for webhook_url" />
        </div>
      )}
      {data && data.deliveries.length > 0 && (
        <div>
          <h3 className="mb-1 font-semibold">Latest deliveries</h3>
          <ul aria-label="Latest deliveries">
            {data.deliveries.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
