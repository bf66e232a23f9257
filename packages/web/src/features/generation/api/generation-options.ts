import { buildGenerationOptions, type GenerationOptionsResponse } from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";

/** What this web app was built with: the form never waits for the server. */
const ownOptions = buildGenerationOptions("", 0);

export const builtinProvider = "builtin";

/** What can be chosen; `provider` says who writes and is empty until the server has answered. */
export function useGenerationOptions(): GenerationOptionsResponse {
  const { data } = useQuery<GenerationOptionsResponse>({ queryKey: ["/api/v1/options"] });
  return data ?? ownOptions;
}

/** Whether a model writes, so that wishes in words are understood. */
export function useHasModel(): boolean {
  const { provider } = useGenerationOptions();
  return provider !== "" && provider !== builtinProvider;
}
