import {
  webhookEvents,
  webhookRequestSchema,
  type WebhookEvent,
  type WebhookRequest,
} from "@slideloom/core/contract/webhooks";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { createWebhook } from "../api/webhooks.ts";
import { FormError } from "./account-fields.tsx";
import { ChoiceBoxes } from "./choice-boxes.tsx";

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
  const { register, handleSubmit, setError, reset, formState } = useForm<WebhookRequest>({
    resolver: zodResolver(webhookRequestSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      await createWebhook(form);
      reset(empty);
    } catch (error) {
      setError("root", { message: readErrorMessage(error) });
    }
  });
  return (
    <form
      noValidate
      aria-label="New webhook"
      onSubmit={submit}
      className="flex flex-col items-start gap-4"
    >
      <TextField
        label="URL"
        hint="A public URL, such as a webhook trigger in n8n, Make or Zapier"
        inputMode="url"
        autoComplete="off"
        className="w-full"
        error={errors.url?.message}
        {...register("url")}
      />
      <ChoiceBoxes
        legend="Events"
        choices={eventTexts}
        error={errors.events?.message}
        {...register("events")}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" variant="primary" disabled={isSubmitting}>
        {isSubmitting ? "Adding..." : "Add webhook"}
      </Button>
    </form>
  );
}
