import type { WebhookRequest, WebhooksResponse } from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { fetchApi, readApiError } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const path = "/api/webhooks";
const refreshMs = 3000;

/** The account's webhooks and their last deliveries, requested again while a delivery is pending. */
export function useWebhooks() {
  return useQuery<WebhooksResponse>({
    queryKey: [path],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ nextAttemptAt }) => nextAttemptAt) ? refreshMs : false,
  });
}

export const createWebhook = (form: WebhookRequest) => change("POST", path, form);

export const deleteWebhook = (id: string) => change("DELETE", `${path}/${id}`);

/** Has an event sent that tells of nothing. */
export const testWebhook = (id: string) => change("POST", `${path}/${id}/test`);

/** Has a delivery sent once more. */
export const resendDelivery = (id: string) =>
  change("POST", `/api/webhook-deliveries/${id}/resend`);

async function change(method: string, to: string, body?: WebhookRequest): Promise<void> {
  try {
    const response = await fetchApi(method, to, body && { body });
    if (!response.ok) throw await readApiError(response);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [path] });
  }
}
