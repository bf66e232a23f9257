import {
  buildUrl,
  type AuthResponse,
  type CreditsResponse,
  type User,
} from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "./api.ts";
import { beginPageSession, readAuthToken, takeOver } from "./kept/kept.ts";
import { queryClient, queryEndpoint } from "./query-client.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

export const sessionKeys = {
  user: [buildUrl("getUser")],
  credits: [buildUrl("getCredits")],
  carousels: [buildUrl("listCarousels")],
} as const;

async function fetchUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  if (readAuthToken() === null) return null;
  try {
    const user = await requestApi("getUser", { signal });
    return takeOver(user.id) ? user : null;
  } catch (error) {
    if (error instanceof Error && error.message.includes("Unauthorized")) return null;
    throw error;
  }
}

function useUserQuery() {
  return useQuery({
    queryKey: sessionKeys.user,
    queryFn: fetchUser,
    // Without a token there is nothing to ask, and no moment of not knowing.
    initialData: () => (readAuthToken() === null ? null : undefined),
  });
}

/** The signed-in user: undefined while unknown, null when signed out and in the HTML that the server sends. */
export function useUser(): User | null | undefined {
  const { data } = useUserQuery();
  return useIsHydrating() ? null : data;
}

/** The signed-in user, as far as this page knows. */
export function getUser(): User | null {
  return queryClient.getQueryData<User | null>(sessionKeys.user) ?? null;
}

/** Why it is not known who is signed in; null while it is, or is being asked. */
export function useUserFailure(): { message: string; retry: () => void } | null {
  const { data, error, isFetching, refetch } = useUserQuery();
  if (data !== undefined || !error || isFetching) return null;
  return { message: error.message, retry: () => void refetch() };
}

/** The account's credits; undefined while unknown and when signed out. */
export function useCredits(): CreditsResponse | undefined {
  const isSignedIn = Boolean(useUser());
  return useQuery({ ...queryEndpoint("getCredits"), enabled: isSignedIn }).data;
}

/** Signs in with the response of login or registration and refreshes what depends on who is signed in. */
export async function beginSession({ token, user }: AuthResponse): Promise<void> {
  if (!beginPageSession(token, user.id)) return;
  queryClient.setQueryData(sessionKeys.user, user);
  await refreshAccount();
}

/** Shows this page as signed out. */
export function forgetUser(): void {
  void queryClient.cancelQueries();
  // Not clear(): what shows the user would not hear of it.
  queryClient.setQueryData(sessionKeys.user, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.user[0] });
}

/** Fetches again the user, the credits and the carousels. */
export async function refreshAccount(): Promise<void> {
  await Promise.all(
    Object.values(sessionKeys).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
