import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Job } from "@slideloom/core/contract/public-jobs";
import { onTestFinished } from "vitest";
import { sendDocumented, type DocumentedRequest } from "../documented-request.ts";

/** The recorded effects of an automation. */
export interface ToolRun {
  server: ToolServer;
  /** Id of the job that the automation started. */
  jobId: string | null;
  /** Requested waits in seconds; tests don't wait that long. */
  waits: number[];
  /** Method and path of each request in order, with ids removed. */
  asked: string[];
  files: { name: string; bytes: Buffer }[];
  /** The values that the automation wrote into sheet rows or emails. */
  notes: Record<string, unknown>[];
}

/** The server, or a proxy in front of it, and an API key. */
export interface ToolServer {
  url: string;
  key: string;
}

export const newRun = (server: ToolServer): ToolRun => ({
  server,
  jobId: null,
  waits: [],
  asked: [],
  files: [],
  notes: [],
});

/**
 * Simulates a wait. The first wait returns at once, so the job is still running; later waits last until the job ends.
 */
export async function pause(run: ToolRun, length: number): Promise<void> {
  run.waits.push(length);
  if (run.waits.length === 1) return;
  for (;;) {
    const { url, key } = run.server;
    const answer = await fetch(`${url}/api/v1/jobs/${run.jobId}`, {
      headers: { "x-api-token": key },
    });
    const { finished_at } = (await answer.json()) as Job;
    if (finished_at !== null) return;
    await delay(100);
  }
}

export async function sendRequest(run: ToolRun, request: DocumentedRequest): Promise<Response> {
  const { pathname } = new URL(request.url);
  run.asked.push(`${request.method} ${pathname.split("/").slice(0, 4).join("/")}`);
  // A result's URL needs no credentials.
  if (pathname.startsWith("/files/")) return fetch(request.url);
  const answer = await sendDocumented(request);
  if (answer.status === 202) run.jobId = ((await answer.clone().json()) as Job).id;
  return answer;
}

/** Starts a proxy that changes the server's job responses. Resolves to its URL. */
export async function serveChangedJobs(serverUrl: string, change: Partial<Job>): Promise<string> {
  const proxy = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { "content-length": _, connection: __, host: ___, ...headers } = request.headers;
    const answer = await fetch(`${serverUrl}${request.url}`, {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const isJob = request.url?.startsWith("/api/v1/jobs/");
    const text = isJob
      ? JSON.stringify({ ...((await answer.json()) as Job), ...change })
      : Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type }).end(text);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
