import { useQuery } from "@tanstack/react-query";
import { readPageSetting } from "../../../lib/page-settings.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { useUser } from "../../../lib/session.ts";

/** The text generator's id in the served page; empty if the page has none. */
export const pageProvider = readPageSetting("provider") ?? "";

export const builtinProvider = "builtin";

/** Returns true if the account or the server has an AI model. Free-text instructions need a model. */
export function useHasModel(): boolean {
  const isSignedIn = Boolean(useUser());
  const { data } = useQuery(queryEndpoint("v1.getOptions"));
  const order = useQuery({ ...queryEndpoint("getWriterOrder"), enabled: isSignedIn }).data;
  const provider = data?.provider ?? pageProvider;
  if (isSignedIn && order) return order.writers.some(({ model }) => model !== null);
  return provider !== "" && provider !== builtinProvider;
}
