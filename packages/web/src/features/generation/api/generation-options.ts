import { buildGenerationOptions, type GenerationOptionsResponse } from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { readPageSetting } from "../../../lib/page-settings.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";

/** What this web app was built with, and what its page says of the server: the form never waits, and nothing in it moves. */
const ownOptions = buildGenerationOptions(
  readPageSetting("provider") ?? "",
  Number(readPageSetting("visitor-generations") ?? 0),
);

export const builtinProvider = "builtin";

/** What can be chosen; `provider` says who writes and is empty while neither the page nor the server has said so. */
export function useGenerationOptions(): GenerationOptionsResponse {
  const { data } = useQuery(queryEndpoint("v1.getOptions"));
  return data ?? ownOptions;
}

/** Whether a model writes, so that wishes in words are understood. */
export function useHasModel(): boolean {
  const { provider } = useGenerationOptions();
  return provider !== "" && provider !== builtinProvider;
}
