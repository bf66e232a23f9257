import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { buildTestVariables } from "../../app/app.fixture.ts";
import { buildProgram } from "../../build-program.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";

export const buildPlanServer = () => buildProgram(new URL("../../main.ts", import.meta.url));

export interface PlanServer {
  url: string;
  /** Kills the process; resolves once it has ended. */
  kill: () => Promise<void>;
  request: (
    method: string,
    path: string,
    init?: { token?: string; key?: string; body?: object; headers?: Record<string, string> },
  ) => Promise<{ status: number; json: unknown }>;
}

/** Starts the whole server as a process of its own, with a model at that address. */
export async function startPlanServer(
  file: string,
  settings: DatabaseSettings,
  baseUrl: string,
): Promise<PlanServer> {
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env["PATH"],
      ...buildTestVariables(settings),
      LOG_LEVEL: "error",
      PORT: "0",
      HOST: "127.0.0.1",
      AI_BASE_URL: baseUrl,
      AI_MODEL: "test-model",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /ready at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The server did not start: ${output}`)));
  });
  return {
    url,
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
    request: async (method, path, { token, key, body, headers = {} } = {}) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...headers,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { "x-api-token": key }),
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json() };
    },
  };
}
