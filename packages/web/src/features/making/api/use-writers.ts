import { describeWriter, type WriterName } from "@slideloom/core/generation";
import { useQuery } from "@tanstack/react-query";
import type { EndpointResponse } from "@slideloom/core/contract/endpoint-types";
import type { User } from "@slideloom/core/contract/account";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";
import { getUser, useUser } from "../../../lib/session.ts";
import { hasBrowserModel, useBrowserModel } from "../browser-model/browser-model-store.ts";
import { browserWriter } from "../browser-model/browser-writer.ts";
import { useSource } from "../source/source-store.ts";
import { builtinProvider, pageProvider } from "./has-model.ts";

/** What writes the next post: a model, or the server's outline generator, which needs no model. */
export interface NextWriter {
  /** Name shown to the person, e.g. after "Who writes:". */
  name: string;
  isOutline: boolean;
  credits: number;
  isBrowser: boolean;
}

const browser: NextWriter = {
  name: describeWriter(browserWriter),
  isOutline: false,
  credits: 0,
  isBrowser: true,
};

/**
 * Returns the next writer; null until known. If the server can only make an outline, prefers an enabled browser model.
 */
export function useNextWriter(): NextWriter | null {
  return preferBrowser(useServerWriter(), useBrowserModel());
}

/** Non-hook form of `useNextWriter`. */
export function getNextWriter(): NextWriter | null {
  const order = queryClient.getQueryData<WriterOrder>(writerOrder.queryKey);
  return preferBrowser(findServerWriter(getUser(), order), hasBrowserModel());
}

const preferBrowser = (first: NextWriter | null, usesBrowser: boolean) =>
  first?.isOutline && usesBrowser ? browser : first;

/**
 * Returns the writer of the form's post. A post with a source is always written on the server, which reads the source.
 */
export function useNextPostWriter(): NextWriter | null {
  const first = useServerWriter();
  const next = useNextWriter();
  const hasSource = useSource(({ read }) => read !== null);
  return hasSource ? first : next;
}

export const usePostPrice = (): number => useNextPostWriter()?.credits ?? 1;

const writerOrder = queryEndpoint("getWriterOrder");
type WriterOrder = EndpointResponse<"getWriterOrder">;

function useServerWriter(): NextWriter | null {
  const user = useUser();
  return findServerWriter(user, useQuery({ ...writerOrder, enabled: Boolean(user) }).data);
}

/** Returns the account's first writer, or the server's own writer for visitors; null until known. */
function findServerWriter(
  user: User | null | undefined,
  order: WriterOrder | undefined,
): NextWriter | null {
  if (user) {
    const [first] = order?.writers ?? [];
    return first ? presentWriter(first, first.credits) : null;
  }
  if (user === undefined || pageProvider === "") return null;
  const isOutline = pageProvider === builtinProvider;
  const name = isOutline ? describeWriter(outline) : "this server's AI model";
  return { name, isOutline, credits: 0, isBrowser: false };
}

const outline = { owner: "server", provider: builtinProvider, model: null } as const;

const presentWriter = (writer: WriterName, credits: number): NextWriter => ({
  name: describeWriter(writer),
  isOutline: writer.model === null,
  credits,
  isBrowser: false,
});
