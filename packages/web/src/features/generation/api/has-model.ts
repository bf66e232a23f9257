import { useQuery } from "@tanstack/react-query";
import { readPageSetting } from "../../../lib/page-settings.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";

/** Text generator named by the page; empty if it names none. */
export const pageProvider = readPageSetting("provider") ?? "";

export const builtinProvider = "builtin";

/**
 * Returns true if a model writes, so free-text instructions work. Separate from the form's options, to keep the bundle
 * small.
 */
export function useHasModel(): boolean {
  const { data } = useQuery(queryEndpoint("v1.getOptions"));
  const provider = data?.provider ?? pageProvider;
  return provider !== "" && provider !== builtinProvider;
}
