import type { OwnWriter, WriterRequest } from "@slideloom/core/contract/writers";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

const writers = queryEndpoint("listWriters");
const order = queryEndpoint("getWriterOrder");
/** Interval between refetches of the writing models, ms. A refetch finds an Ollama server that was started later. */
const refreshMs = 60_000;

async function refreshWriters(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: writers.queryKey }),
    queryClient.invalidateQueries({ queryKey: order.queryKey }),
  ]);
}

/** Returns the account's own writing models, in the order in which they are tried. */
export function useWriters() {
  return useQuery({ ...writers, staleTime: 0, refetchInterval: refreshMs });
}

/** Returns the models that can write for the account, first choice first. */
export function useWriterOrder() {
  return useQuery({ ...order, staleTime: 0 });
}

/** Tests a model and adds it as the last one. */
export async function addWriter(form: WriterRequest): Promise<OwnWriter> {
  const added = await requestApi("addWriter", { body: form });
  await refreshWriters();
  return added;
}

/** Sends a tiny request to a model; rejects with the reason if it fails. */
export async function testWriter(id: string): Promise<void> {
  try {
    await requestApi("testWriter", { params: { id } });
  } finally {
    await refreshWriters();
  }
}

export async function orderWriters(ids: string[]): Promise<void> {
  try {
    await requestApi("orderWriters", { body: { ids } });
  } finally {
    await refreshWriters();
  }
}

export async function removeWriter(id: string): Promise<void> {
  try {
    await requestApi("deleteWriter", { params: { id } });
  } finally {
    await refreshWriters();
  }
}
