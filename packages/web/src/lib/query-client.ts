import { fillRoute, type EndpointName } from "@slideloom/core/contract/routes";
import type { EndpointResponse } from "@slideloom/core/contract/endpoint-types";
import { QueryClient } from "@tanstack/react-query";
import { type AnyCall, type CallArguments, requestApi } from "./api.ts";

/** Data stays fresh for five minutes. Offline requests fail immediately instead of waiting to be sent later. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 5 * 60 * 1000,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

interface EndpointQuery<Name extends EndpointName> {
  queryKey: [url: string];
  queryFn: (context: { signal: AbortSignal }) => Promise<EndpointResponse<Name>>;
}

/** Builds the query of an endpoint. The query key is the endpoint's URL. */
export function queryEndpoint<Name extends EndpointName>(
  name: Name,
  ...[request]: CallArguments<Name>
): EndpointQuery<Name> {
  const call = { ...(request as AnyCall | undefined) };
  return {
    queryKey: [fillRoute(name, call)],
    // Safe cast: only the abort signal is added to the arguments.
    queryFn: ({ signal }) =>
      requestApi(name, ...([{ ...call, signal }] as unknown as CallArguments<Name>)),
  };
}
