import {
  webhookEvents,
  webhookRequestSchema,
  type WebhookEvent,
  type WebhookRequest,
} from "@slideloom/core/contract/webhooks";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { TextField } from "../../../components/ui/text-field.tsx";
import { createWebhook } from "../api/webhooks.ts";
import { ChoiceBoxes } from "./choice-boxes.tsx";
import { AccountForm, connectField } from "./account-form.tsx";

const eventTexts: Record<WebhookEvent, string> = {
  "carousel.completed": "the API wrote a post or finished an asynchronous request",
  "carousel.failed": "the API couldn't write a post or finish an asynchronous request",
  "credits.low": "only 10% of this month's credits are left",
  "publication.published": "a post was published",
  "publication.failed": "a post couldn't be published, or wasn't published on time",
  "publication.unknown": "a network didn't confirm that it published a post",
  "connection.expiring": "you'll soon have to reconnect an account",
  "connection.lost": "you have to reconnect an account",
};

const empty: WebhookRequest = { url: "", events: [...webhookEvents] };

export function WebhookForm() {
  const form = useForm<WebhookRequest>({
    resolver: zodResolver(webhookRequestSchema),
    defaultValues: empty,
  });
  const send = async (values: WebhookRequest) => {
    await createWebhook(values);
    form.reset(empty);
  };
  return (
    <AccountForm
      label="New webhook"
      form={form}
      send={send}
      button={["Add webhook", "Adding..."]}
      className="flex flex-col items-start gap-4"
    >
      <TextField
        label="URL"
        hint="A public URL, such as a webhook trigger in n8n, Make or Zapier"
        inputMode="url"
        autoComplete="off"
        className="w-full"
        {...connectField(form, "url")}
      />
      <ChoiceBoxes legend="Events" choices={eventTexts} {...connectField(form, "events")} />
    </AccountForm>
  );
}
