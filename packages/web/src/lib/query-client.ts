import { QueryClient } from "@tanstack/react-query";
import { requestApi } from "./api.ts";

/** Queries get the address that is the first element of their key; data is fresh for five minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => requestApi("GET", String(queryKey[0]), { signal }),
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 5 * 60 * 1000,
    },
    mutations: { retry: false },
  },
});
