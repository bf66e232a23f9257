import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { runInNewContext } from "node:vm";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { startServer } from "../server.ts";
import { type DocumentedRequest, sendDocumented } from "../documented-request.ts";
import { createKey } from "./account.ts";

const programs = {
  curl: ["sh", "-c"],
  JavaScript: [process.execPath, "--input-type=module", "-e"],
  Python: ["python3", "-c"],
} as const;

/** Runs a program and returns its output; null if the program isn't installed. */
async function run([program, ...args]: readonly string[], key: string): Promise<string | null> {
  const child = spawn(program ?? "", args, {
    env: { ...process.env, SLIDELOOM_KEY: key },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const output = text(child.stdout);
  const [problem] = await Promise.race([once(child, "close"), once(child, "error")]).catch(
    (error: NodeJS.ErrnoException) => [error.code],
  );
  if (problem === "ENOENT" || problem === 127) return null;
  expect(problem).toBe(0);
  return output;
}

async function readSample(page: Page, label: string): Promise<string> {
  await page.goto("/api-docs");
  await page.getByRole("tab", { name: label }).click();
  const sample = page.getByRole("region", { name: `Generate a post: ${label}`, exact: true });
  return sample.locator("code").innerText();
}

test.for(Object.keys(programs) as (keyof typeof programs)[])(
  "the code sample for %s writes a post when it is run unchanged",
  async (language, { page, serverUrl }) => {
    const code = await readSample(page, language);
    const output = await run([...programs[language], code], await createKey(serverUrl));
    // curl and Python may be missing on this machine.
    if (output === null && language !== "JavaScript") return;
    expect(output).toMatch(language === "curl" ? /"remaining_credits":9/ : / 9\n$/);
  },
);

/** Runs a Google Apps Script on a sheet whose rows are `values`. Resolves to the requests that the script makes. */
function runAppsScript(code: string, call: string, values: unknown[][], key: string) {
  const requests: DocumentedRequest[] = [];
  const written: unknown[] = [];
  const content = JSON.stringify({ content: "the post" });
  runInNewContext(`${code}\n${call}()`, {
    SpreadsheetApp: {
      getActiveSheet: () => ({
        getActiveCell: () => ({
          getValue: () => values[1]?.[0],
          offset: () => ({ setValue: (value: unknown) => written.push(value) }),
        }),
      }),
    },
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => key }) },
    Utilities: {
      DigestAlgorithm: { SHA_256: "sha256" },
      Charset: { UTF_8: "utf8" },
      computeDigest: (algorithm: string, text: string) =>
        createHash(algorithm).update(text).digest(),
      base64Encode: (bytes: Buffer) => bytes.toString("base64"),
    },
    UrlFetchApp: {
      fetch: (
        url: string,
        {
          method,
          contentType,
          headers,
          payload,
        }: Record<"method" | "contentType" | "payload", string> &
          Pick<DocumentedRequest, "headers">,
      ) => {
        const sent = { ...headers, "Content-Type": contentType };
        requests.push({ method, url, headers: sent, body: payload });
        return { getContentText: () => content };
      },
    },
  });
  return { requests, written };
}

test("the Google Apps Script sample sends a request that matches the OpenAPI document", async ({
  page,
  serverUrl,
}) => {
  const code = await readSample(page, "Google Apps Script");
  const sheet = [["Topic"], ["Tea"]];
  const { requests, written } = runAppsScript(
    code,
    "generatePost",
    sheet,
    await createKey(serverUrl),
  );
  expect(requests).toHaveLength(1);
  expect(written).toEqual(["the post"]);
  for (const request of requests) await sendDocumented(request);
});

test("the n8n sample sends a request that matches the OpenAPI document", async ({
  page,
  serverUrl,
}) => {
  const { nodes, connections } = JSON.parse(await readSample(page, "n8n")) as {
    nodes: { type: string; parameters: Record<string, string> }[];
    connections: object;
  };
  expect(connections).toEqual({});
  expect(nodes.map(({ type }) => type)).toEqual(["n8n-nodes-base.httpRequest"]);
  const { method = "", url = "", jsonBody = "" } = nodes[0]?.parameters ?? {};
  const expression = /^=\{\{(.*)\}\}$/.exec(jsonBody)?.[1] ?? "";
  const body = String(runInNewContext(expression, { $json: { topic: "Tea" } }));
  const headers = {
    "X-API-Token": await createKey(serverUrl),
    "Content-Type": "application/json",
    "Idempotency-Key": "17-0",
  };
  const answer = await sendDocumented({ method, url, headers, body });
  expect(await answer.json()).toHaveProperty("content");
});

/** Returns the values of a form that a sample lists as `Name: value`. A JSON value may have several lines. */
function readForm(code: string): (name: string) => string[] {
  return (name) =>
    [...code.matchAll(new RegExp(`^${name}: (\\{[^]*?^\\}|.*)`, "gm"))].map(
      ([, value = ""]) => value,
    );
}

test("the Make and Zapier samples match the OpenAPI document", async ({ page, serverUrl }) => {
  const key = await createKey(serverUrl);
  const readPairs = (lines: string[]) =>
    Object.fromEntries(lines.map((line) => line.replace("YOUR_API_KEY", key).split(" = ")));

  const make = readForm(await readSample(page, "Make"));
  expect(make("Content type")).toEqual(["JSON (application/json)"]);
  await sendDocumented({
    method: make("Method")[0] ?? "",
    url: make("URL")[0] ?? "",
    headers: { ...readPairs(make("Header")), "Content-Type": "application/json" },
    body: make("Request content")[0] ?? "",
  });

  const zapier = readForm(await readSample(page, "Zapier"));
  expect(zapier("Payload Type")).toEqual(["json"]);
  await sendDocumented({
    method: "POST",
    url: zapier("URL")[0] ?? "",
    headers: { ...readPairs(zapier("Headers")), "Content-Type": "application/json" },
    body: JSON.stringify(readPairs(zapier("Data"))),
  });
});

test.runIf(isWhole)(
  "a server starts with the settings in the guide to models",
  async ({ page }) => {
    await page.goto("/guides/bring-your-own-model");
    const blocks = page.getByRole("region", { name: /^Settings: / });
    await blocks.first().waitFor();
    const texts = await blocks.locator("code").allInnerTexts();
    expect(texts).toHaveLength(4);
    for (const settings of texts) {
      const server = await startServer(
        Object.fromEntries(settings.split("\n").map((line) => line.split("="))),
      );
      await server.stop();
    }
  },
);
