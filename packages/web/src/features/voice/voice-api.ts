import type {
  LearnVoiceRequest,
  LearnVoiceResponse,
  VoiceResponse,
} from "@slideloom/core/contract/voice";
import type { Voice } from "@slideloom/core/voice";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../lib/query-client.ts";
import { sessionKeys, useUser } from "../../lib/session.ts";

const stored = queryEndpoint("getVoice");

const keep = <Response extends VoiceResponse>(response: Response): Response => {
  queryClient.setQueryData<VoiceResponse>(stored.queryKey, response);
  return response;
};

/** Returns the query of the account's voice; disabled if signed out. */
export function useVoiceQuery() {
  return useQuery({ ...stored, enabled: Boolean(useUser()) });
}

/** Returns the model that describes writing styles, or null. Undefined while loading. */
export function useVoiceWriter() {
  const { data } = useQuery({ ...queryEndpoint("getWriterOrder"), staleTime: 0 });
  return data && (data.writers.find(({ model }) => model !== null) ?? null);
}

/** Loads the stored voice again, e.g. after a version conflict. */
export const refetchVoice = () => queryClient.fetchQuery({ ...stored, staleTime: 0 });

export async function learnVoice(body: LearnVoiceRequest): Promise<LearnVoiceResponse> {
  const learned = keep(await requestApi("learnVoice", { body }));
  if (learned.remaining_credits !== null) {
    void queryClient.invalidateQueries({ queryKey: sessionKeys.credits });
  }
  return learned;
}

/** Saves an edited voice. `version` is the version that was edited (optimistic locking). */
export const saveVoice = async (
  voice: Voice,
  { uses_samples, version }: Pick<VoiceResponse, "uses_samples" | "version">,
): Promise<VoiceResponse> =>
  keep(await requestApi("saveVoice", { body: { voice, uses_samples, version } }));

export const deleteVoicePosts = async (): Promise<VoiceResponse> =>
  keep(await requestApi("deleteVoicePosts"));

export async function deleteVoice(): Promise<void> {
  await requestApi("deleteVoice");
  keep({ voice: null, evidence: [], posts: [], uses_samples: false, version: 0 });
}
