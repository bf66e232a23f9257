import {
  buildUrl,
  type DecisionRequest,
  type Publication,
  type PublicationChangeRequest,
  type PublicationListQuery,
  type PublicationListResponse,
  type PublicationRequest,
} from "@slideloom/core/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError, requestApi } from "./api.ts";
import { refreshLists } from "./carousels.ts";
import { queryClient } from "./query-client.ts";

const listsKey = [buildUrl("listPublications")];
const publicationKey = (id: string) => [buildUrl("getPublication", { params: { id } })];

/** While something is under way, and while nothing is. */
const livePollMs = 2000;
const quietPollMs = 10_000;

/** What changes by itself, within seconds. */
const liveStatuses = ["preparing", "ready", "sending", "checking"];

/** Whether it is worth looking again soon. */
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
  /** Asks again every ten seconds while the page is visible. */
  isPolled?: boolean;
}

/** What is published, as the query says; while another is asked for, the one before. */
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

/** Reads all pages: a month may hold more than one. */
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

/** A publication, asked for again every two seconds while something is under way. */
export function usePublication(id: string) {
  return useQuery({
    queryKey: publicationKey(id),
    queryFn: ({ signal }) => requestApi("getPublication", { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isLive(state.data) ? livePollMs : quietPollMs),
  });
}

/** The calls to networks for a publication, oldest first. */
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

/** Sent again with the same `id` it publishes nothing more. */
export const createPublication = (body: PublicationRequest): Promise<Publication> =>
  requestApi("createPublication", { body }).then(takePublication);

/** The publication with that id; null if the server has none. */
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

export const decidePublication = (id: string, body: DecisionRequest): Promise<Publication> =>
  refreshAfter(id, requestApi("decidePublication", { params: { id }, body }).then(takePublication));

/** What failed may be otherwise by now, too. */
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
  // They say what of a carousel is scheduled or published.
  refreshLists();
  return publication;
}

export function refreshPublications(): void {
  void queryClient.invalidateQueries({ queryKey: listsKey });
}

/** Shows a change before the server has made it, until lists are asked for anew; answers still on their way are dropped. */
export function showPublication(changed: Publication): void {
  void queryClient.cancelQueries({ queryKey: listsKey });
  queryClient.setQueriesData<Publication[]>({ queryKey: listsKey }, (publications) =>
    publications?.map((one) => (one.id === changed.id ? changed : one)),
  );
}
