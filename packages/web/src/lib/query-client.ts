import { fillRoute, type EndpointName, type EndpointResponse } from "@slideloom/core/contract";
import { QueryClient } from "@tanstack/react-query";
import { type AnyCall, type CallArguments, requestApi } from "./api.ts";

/** Data is fresh for five minutes. Without a connection a request fails at once: none waits and is sent by itself later. */
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

/** The query of what an endpoint returns; its key is the address. */
export function queryEndpoint<Name extends EndpointName>(
  name: Name,
  ...[request]: CallArguments<Name>
): EndpointQuery<Name> {
  const call = { ...(request as AnyCall | undefined) };
  return {
    queryKey: [fillRoute(name, call)],
    // A signal more is no other request.
    queryFn: ({ signal }) =>
      requestApi(name, ...([{ ...call, signal }] as unknown as CallArguments<Name>)),
  };
}
