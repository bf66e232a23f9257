import { buildUrl } from "@slideloom/core/contract/routes";
import type { AuthResponse, User } from "@slideloom/core/contract/account";
import type { CreditsResponse } from "@slideloom/core/contract/credits";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "./api.ts";
import { beginPageSession, readAuthToken, setPageOwner } from "./kept/kept.ts";
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
    return setPageOwner(user.id) ? user : null;
  } catch (error) {
    if (error instanceof Error && error.message.includes("Unauthorized")) return null;
    throw error;
  }
}

function useUserQuery() {
  return useQuery({
    queryKey: sessionKeys.user,
    queryFn: fetchUser,
    // Without a token, nobody is signed in, so there is no loading state.
    initialData: () => (readAuthToken() === null ? null : undefined),
  });
}

/** Returns the signed-in user: undefined while loading, null if signed out and in server-rendered HTML. */
export function useUser(): User | null | undefined {
  const { data } = useUserQuery();
  return useIsHydrating() ? null : data;
}

/** Returns the cached signed-in user. */
export function getUser(): User | null {
  return queryClient.getQueryData<User | null>(sessionKeys.user) ?? null;
}

/** Returns the reason why the user could not be loaded, with a retry function; null if there is no failure. */
export function useUserFailure(): { message: string; retry: () => void } | null {
  const { data, error, isFetching, refetch } = useUserQuery();
  if (data !== undefined || !error || isFetching) return null;
  return { message: error.message, retry: () => void refetch() };
}

/** Returns the account's credits; undefined while loading and if signed out. */
export function useCredits(): CreditsResponse | undefined {
  const isSignedIn = Boolean(useUser());
  return useQuery({ ...queryEndpoint("getCredits"), enabled: isSignedIn }).data;
}

/** Signs in with a login or registration response and refreshes user-dependent data. */
export async function beginSession({ token, user }: AuthResponse): Promise<void> {
  if (!beginPageSession(token, user.id)) return;
  queryClient.setQueryData(sessionKeys.user, user);
  await refreshAccount();
}

/** Sets the cached user to null and removes all other cached responses. */
export function forgetUser(): void {
  void queryClient.cancelQueries();
  // `clear()` wouldn't notify subscribers.
  queryClient.setQueryData(sessionKeys.user, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.user[0] });
}

/** Refetches the user, credits and carousels. */
export async function refreshAccount(): Promise<void> {
  await Promise.all(
    Object.values(sessionKeys).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
