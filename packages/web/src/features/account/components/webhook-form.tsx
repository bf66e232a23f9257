import {
  webhookEvents,
  webhookRequestSchema,
  type WebhookEvent,
  type WebhookRequest,
} from "@slideloom/core/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { createWebhook } from "../api/webhooks.ts";
import { FormError } from "./account-fields.tsx";
import { ChoiceBoxes } from "./choice-boxes.tsx";

const eventTexts: Record<WebhookEvent, string> = {
  "carousel.completed": "the API has written a post, or a job is done",
  "carousel.failed": "it could not",
  "credits.low": "a tenth of the month's credits is left",
  "publication.published": "a post is on its network",
  "publication.failed": "it could not be published, or missed its time",
  "publication.unknown": "nobody knows whether it is there: you are asked",
  "connection.expiring": "an account at a network soon has to be signed in to again",
  "connection.lost": "it has to be now",
};

const empty: WebhookRequest = { url: "", events: [...webhookEvents] };

/** Adds a webhook. */
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
        label="Address"
        hint="Of the public web, such as a webhook trigger of n8n, Make or Zapier"
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
