import { useQuery } from "@tanstack/react-query";
import { readPageSetting } from "../../../lib/page-settings.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";

/** Who writes, as this page says it; empty where it does not. */
export const pageProvider = readPageSetting("provider") ?? "";

export const builtinProvider = "builtin";

/** Whether a model writes, so that wishes in words are understood. Apart from the form's options, which are many words. */
export function useHasModel(): boolean {
  const { data } = useQuery(queryEndpoint("v1.getOptions"));
  const provider = data?.provider ?? pageProvider;
  return provider !== "" && provider !== builtinProvider;
}
