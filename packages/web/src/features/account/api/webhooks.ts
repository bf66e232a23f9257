import type { WebhookRequest } from "@slideloom/core/contract/webhooks";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

const refreshMs = 3000;
const webhooks = queryEndpoint("listWebhooks");

/** The account's webhooks and their latest deliveries, polled while a delivery is pending. */
export function useWebhooks() {
  return useQuery({
    ...webhooks,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ nextAttemptAt }) => nextAttemptAt) ? refreshMs : false,
  });
}

export const createWebhook = (form: WebhookRequest) =>
  refreshAfter(requestApi("createWebhook", { body: form }));

export const deleteWebhook = (id: string) =>
  refreshAfter(requestApi("deleteWebhook", { params: { id } }));

export const testWebhook = (id: string) =>
  refreshAfter(requestApi("testWebhook", { params: { id } }));

/** Sends a delivery again, with the same event id. */
export const resendDelivery = (id: string) =>
  refreshAfter(requestApi("resendDelivery", { params: { id } }));

async function refreshAfter(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } finally {
    await queryClient.invalidateQueries({ queryKey: webhooks.queryKey });
  }
}
