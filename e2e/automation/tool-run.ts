import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Job } from "@slideloom/core/contract";
import { onTestFinished } from "vitest";
import { sendDocumented, type DocumentedRequest } from "../documented-request.ts";

/** What an automation did in the tool that runs it. */
export interface ToolRun {
  server: ToolServer;
  /** What it has the server do. */
  jobId: string | null;
  /** Seconds of each wait, which take a moment in a test. */
  waits: number[];
  /** Methods and paths without ids, in order. */
  asked: string[];
  /** Files that were saved, and what was written into rows. */
  files: { name: string; bytes: Buffer }[];
  notes: Record<string, unknown>[];
}

/** The server, whatever stands in front of it, and a key. */
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

/** A wait of an automation. The first takes no time, so that the job is not over after it; the others last until it is. */
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

/** Sends a request of an automation. */
export async function sendRequest(run: ToolRun, request: DocumentedRequest): Promise<Response> {
  const { pathname } = new URL(request.url);
  run.asked.push(`${request.method} ${pathname.split("/").slice(0, 4).join("/")}`);
  // The address of a result says all that there is to say.
  if (pathname.startsWith("/results/")) return fetch(request.url);
  const answer = await sendDocumented(request);
  if (answer.status === 202) run.jobId = ((await answer.clone().json()) as Job).id;
  return answer;
}

/** A server in front of that one which tells something else of jobs. Resolves to its address. */
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
