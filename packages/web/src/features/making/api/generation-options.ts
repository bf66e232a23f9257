import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import type { GenerationOptionsResponse } from "@slideloom/core/contract/generation";
import { useQuery } from "@tanstack/react-query";
import { readPageSetting } from "../../../lib/page-settings.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { pageProvider } from "./has-model.ts";

/** Defaults from the build and the served page, so the form is usable before the server responds. */
const ownOptions = buildGenerationOptions(
  pageProvider,
  Number(readPageSetting("visitor-generations") ?? 0),
);

/** Returns the form's choices. `provider` is the text generator's id, empty until the page or the server names it. */
export function useGenerationOptions(): GenerationOptionsResponse {
  const { data } = useQuery(queryEndpoint("v1.getOptions"));
  return data ?? ownOptions;
}
