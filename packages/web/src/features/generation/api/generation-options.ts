import { buildGenerationOptions, type GenerationOptionsResponse } from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { readPageSetting } from "../../../lib/page-settings.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { pageProvider } from "./has-model.ts";

/** What this web app was built with, and what its page says of the server: the form never waits, and nothing in it moves. */
const ownOptions = buildGenerationOptions(
  pageProvider,
  Number(readPageSetting("visitor-generations") ?? 0),
);

/** What can be chosen; `provider` says who writes and is empty while neither the page nor the server has said so. */
export function useGenerationOptions(): GenerationOptionsResponse {
  const { data } = useQuery(queryEndpoint("v1.getOptions"));
  return data ?? ownOptions;
}
