import { buildUrl } from "@slideloom/core/contract/routes";
import type {
  ApprovalRequest,
  DecisionRequest,
  Publication,
  PublicationChangeRequest,
  PublicationListQuery,
  PublicationListResponse,
  PublicationRequest,
} from "@slideloom/core/contract/publications";
import { liveStatuses } from "@slideloom/core/contract/target-phases";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError, requestApi } from "./api.ts";
import { refreshLists } from "./carousels.ts";
import { queryClient } from "./query-client.ts";

const listsKey = [buildUrl("listPublications")];
const publicationKey = (id: string) => [buildUrl("getPublication", { params: { id } })];

/** Poll intervals, ms: `livePollMs` while a publication is in progress, `quietPollMs` otherwise. */
const livePollMs = 2000;
const quietPollMs = 10_000;

/** Returns true if the status may change soon. */
function isLive({ targets, source }: Publication): boolean {
  return targets.some(
    ({ status }) => liveStatuses.includes(status) || (status === "scheduled" && source === "now"),
  );
}

type ListQuery = Partial<Pick<PublicationListQuery, "from" | "to" | "carousel_id" | "status">> & {
  unscheduled?: boolean;
};

interface ListOptions {
  isEnabled?: boolean;
  /** Polls every ten seconds while the page is visible. */
  isPolled?: boolean;
}

/** Returns the publications that match a query. While the next query loads, returns the previous publications. */
export function usePublications(
  query: ListQuery,
  { isEnabled = true, isPolled = false }: ListOptions = {},
) {
  return useQuery({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => listPublications(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isEnabled,
    refetchInterval: isPolled ? quietPollMs : false,
  });
}

/** Returns the next publication that is due, or null. */
export function useNextPublication({ isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    queryKey: [...listsKey, "next"],
    queryFn: async ({ signal }) => {
      const query = { from: new Date().toISOString(), limit: 1 };
      const { publications } = await requestApi("listPublications", { query, signal });
      return publications[0] ?? null;
    },
    enabled: isEnabled,
  });
}

/** Reads all pages of the list, because a month may have several. */
async function listPublications(query: ListQuery, signal: AbortSignal): Promise<Publication[]> {
  const all: Publication[] = [];
  let cursor: string | undefined;
  do {
    const fields = { ...buildFields(query), ...(cursor && { cursor }) };
    const page: PublicationListResponse = await requestApi("listPublications", {
      query: fields,
      signal,
    });
    all.push(...page.publications);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

const buildFields = ({ unscheduled, ...query }: ListQuery) => ({
  ...query,
  ...(unscheduled && { unscheduled: "true" }),
});

/** Returns a publication, polled every two seconds while in progress. */
export function usePublication(id: string) {
  return useQuery({
    queryKey: publicationKey(id),
    queryFn: ({ signal }) => requestApi("getPublication", { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isLive(state.data) ? livePollMs : quietPollMs),
  });
}

/** Returns the requests that were sent to a publication's networks, oldest first. */
export function useAttempts(id: string, { isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    queryKey: [buildUrl("listPublicationAttempts", { params: { id } })],
    queryFn: ({ signal }) => requestApi("listPublicationAttempts", { params: { id }, signal }),
    select: ({ attempts }) => attempts,
    staleTime: 0,
    enabled: isEnabled,
    refetchInterval: quietPollMs,
  });
}

/** Idempotent by `id`: a repeated request publishes nothing more. */
export const createPublication = (body: PublicationRequest): Promise<Publication> =>
  requestApi("createPublication", { body }).then(takePublication);

/** Returns the publication with that id; null if the server has none. */
export const findPublication = (id: string): Promise<Publication | null> =>
  requestApi("getPublication", { params: { id } }).then(takePublication, (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

export const changePublication = (
  id: string,
  body: PublicationChangeRequest,
): Promise<Publication> =>
  refreshAfter(id, requestApi("changePublication", { params: { id }, body }).then(takePublication));

export const cancelPublication = (id: string): Promise<void> =>
  refreshAfter(id, requestApi("cancelPublication", { params: { id } }));

export const answerApproval = (id: string, body: ApprovalRequest): Promise<Publication> =>
  refreshAfter(
    id,
    requestApi("approvePublication", { params: { id }, body }).then(takePublication),
  );

export const decidePublication = (id: string, body: DecisionRequest): Promise<Publication> =>
  refreshAfter(id, requestApi("decidePublication", { params: { id }, body }).then(takePublication));

/**
 * Refetches the publication after a change. Also after a failed change, because the server's state may differ by now.
 */
async function refreshAfter<Result>(id: string, change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } finally {
    void queryClient.invalidateQueries({ queryKey: publicationKey(id) });
    refreshPublications();
  }
}

function takePublication(publication: Publication): Publication {
  queryClient.setQueryData(publicationKey(publication.id), publication);
  refreshPublications();
  // Carousel lists show which carousels are scheduled or published.
  refreshLists();
  return publication;
}

export function refreshPublications(): void {
  void queryClient.invalidateQueries({ queryKey: listsKey });
}

/** Optimistic update: shows a change until the next refetch and cancels requests in flight. */
export function showPublication(changed: Publication): void {
  void queryClient.cancelQueries({ queryKey: listsKey });
  queryClient.setQueriesData<unknown>({ queryKey: listsKey }, (data: unknown) =>
    Array.isArray(data)
      ? data.map((one: Publication) => (one.id === changed.id ? changed : one))
      : data,
  );
}

/** Whether the publication waits for an approval. */
export const isWaiting = ({ targets }: Pick<Publication, "targets">): boolean =>
  targets.some(({ status }) => status === "waiting_for_approval");

/** Whether the publication waits for its owner. */
export const waitsForOwner = (publication: Pick<Publication, "targets" | "approval">): boolean =>
  isWaiting(publication) && publication.approval?.by !== "client";
