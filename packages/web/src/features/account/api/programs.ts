import type { OauthConsent, OauthRequest } from "@slideloom/core/contract/oauth";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

const programs = queryEndpoint("listConnectedPrograms");

/** The programs that may use the account, newest first. */
export function useConnectedPrograms() {
  return useQuery({ ...programs, staleTime: 0 });
}

/** Disconnects a program; its requests fail immediately. */
export async function disconnectProgram(id: string): Promise<void> {
  try {
    await requestApi("disconnectProgram", { params: { id } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: programs.queryKey });
  }
}

/** What a program asks for. The server refuses programs and addresses that it doesn't know. */
export function useOauthQuestion(request: OauthRequest) {
  return useQuery({ ...queryEndpoint("getOauthQuestion", { query: request }), staleTime: 0 });
}

/** Answers a program; resolves to the address at which it waits. */
export async function answerProgram(consent: OauthConsent): Promise<string> {
  const { redirect } = await requestApi("answerOauthQuestion", { body: consent });
  return redirect;
}
