import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import type { PublicGenerateResponse } from "@slideloom/core/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../browser.ts";
import { sendDocumented } from "../documented-request.ts";
import { createKey } from "../site/account.ts";
import { readAutomation } from "./files.ts";

const topic = 'Tea, "the good one", お茶';

interface N8nNode {
  name: string;
  type: string;
  parameters: {
    method?: string;
    url?: string;
    genericAuthType?: string;
    headerParameters?: { parameters: { name: string; value: string }[] };
    jsonBody?: string;
    name?: string;
  };
}

interface N8nWorkflow {
  nodes: N8nNode[];
  connections: Record<string, { main: { node: string }[][] }>;
}

/** What an expression of n8n is worth: `=` and a text with `{{ … }}` in it. */
function evaluate(expression: string, json: object, byNode: Record<string, object>): string {
  expect(expression).toMatch(/^=/);
  const scope = { $json: json, $: (node: string) => ({ item: { json: byNode[node] } }) };
  return expression
    .slice(1)
    .replace(/\{\{(.*?)\}\}(?!\})/g, (_, code: string) => String(runInNewContext(code, scope)));
}

async function expectPdf(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
}

test("the workflow for n8n writes a post and draws it, as the OpenAPI document says", async ({
  serverUrl,
}) => {
  const key = await createKey(serverUrl);
  const { nodes, connections } = JSON.parse(
    readAutomation("n8n-workflow.json", serverUrl),
  ) as N8nWorkflow;
  const row = { row_number: 2, Topic: topic, Slides: "" };
  const byNode = { "Rows without slides": row };
  const names: string[] = [];
  let json: object = row;
  for (let name: string | undefined = "Every morning"; name;) {
    names.push(name);
    const node = nodes.find((one) => one.name === name);
    if (node?.type === "n8n-nodes-base.httpRequest") {
      const { method = "", url = "", jsonBody = "", headerParameters } = node.parameters;
      expect(node.parameters.genericAuthType).toBe("httpHeaderAuth");
      const headers = headerParameters?.parameters.map((header) => [
        header.name,
        evaluate(header.value, json, byNode),
      ]);
      const answer = await sendDocumented({
        ...{ method, url, body: evaluate(jsonBody, json, byNode) },
        headers: {
          ...(Object.fromEntries(headers ?? []) as Record<string, string>),
          "X-API-Token": key,
          "Content-Type": "application/json",
        },
      });
      if (answer.headers.get("content-type") === "application/pdf") await expectPdf(answer);
      else json = (await answer.json()) as object;
    }
    if (name === "Save the file") {
      expect(evaluate(node?.parameters.name ?? "", json, byNode)).toBe(`${topic}.pdf`);
    }
    name = connections[name]?.main[0]?.[0]?.node;
  }
  expect(names).toEqual(nodes.map(({ name }) => name));
  expect(json).toMatchObject({ remaining_credits: 9 });
});

interface MakeModule {
  id: number;
  module: string;
  mapper: {
    url: string;
    method: string;
    headers: { name: string; value: string }[];
    data: string;
    contentType: string;
  };
}

test("the blueprint for Make writes a post and draws it, as the OpenAPI document says", async ({
  serverUrl,
}) => {
  const key = await createKey(serverUrl);
  const { flow } = JSON.parse(readAutomation("make-blueprint.json", serverUrl)) as {
    flow: MakeModule[];
  };
  const values: Record<string, string> = {
    "1.`0`": topic,
    "1.`__ROW_NUMBER__`": "2",
    "md5(1.`0`)": createHash("md5").update(topic).digest("hex"),
    "2.json": JSON.stringify(topic),
  };
  const fill = (text: string) =>
    text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => {
      expect(Object.keys(values)).toContain(name);
      return values[name] ?? "";
    });
  expect(flow.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const [write, draw, ...others] = flow.filter(({ module }) => module === "http:ActionSendData");
  expect(others).toEqual([]);
  const send = async ({ mapper }: MakeModule) =>
    sendDocumented({
      method: mapper.method.toUpperCase(),
      url: mapper.url,
      body: fill(mapper.data),
      headers: {
        ...(Object.fromEntries(
          mapper.headers.map(({ name, value }) => [name, fill(value).replace("YOUR_API_KEY", key)]),
        ) as Record<string, string>),
        "Content-Type": mapper.contentType,
      },
    });
  const { content } = (await (await send(write as MakeModule)).json()) as { content: string };
  values["3.data.content"] = content;
  await expectPdf(await send(draw as MakeModule));
  values["4.data"] = "the file";
  fill(JSON.stringify(flow.at(-1)?.mapper));
});

/** The values of a form that a guide lists as `Name: value`. */
async function readForm(page: Page, label: string) {
  const region = page.getByRole("region", { name: label, exact: true });
  const lines = (await region.locator("code").innerText()).split("\n");
  return (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
}

test("the forms for Zapier say what the OpenAPI document says", async ({ page, serverUrl }) => {
  const key = await createKey(serverUrl);
  const login = (field: string | undefined) => {
    const [user, password] = (field ?? "").replace("YOUR_API_KEY", key).split("|");
    return `Basic ${btoa(`${user}:${password}`)}`;
  };
  await page.goto("/guides/zapier");
  const write = await readForm(page, "POST: write a post and draw it");
  expect(write("Unflatten")).toEqual(["yes"]);
  const data: Record<string, unknown> = {};
  for (const [name = "", value] of write("Data").map((pair) => pair.split(" = "))) {
    const [field = "", inner] = name.split("__");
    data[field] = inner ? { ...(data[field] as object | undefined), [inner]: value } : value;
  }
  const answer = await sendDocumented({
    method: "POST",
    url: write("URL")[0] ?? "",
    headers: { Authorization: login(write("Basic Auth")[0]), "Content-Type": "application/json" },
    body: JSON.stringify(data),
  });
  const { remaining_credits, render } = (await answer.json()) as PublicGenerateResponse;
  expect([remaining_credits, render?.status]).toEqual([9, "done"]);
  await expectPdf(await fetch(new URL(render?.files[0]?.url ?? "", serverUrl)));

  const poll = await readForm(page, "Retrieve Poll: saved carousels");
  const headers = { authorization: login(poll("Basic Auth")[0]) };
  const polled = await fetch(poll("URL")[0] ?? "", { headers });
  expect(await polled.json()).toMatchObject({ [poll("Key")[0] ?? ""]: [] });
  expect(poll("Deduplication Key")).toEqual(["id"]);
});

test.for([
  ["/guides/google-sheets", "google-sheets.gs"],
  ["/guides/n8n", "n8n-workflow.json"],
  ["/guides/make", "make-blueprint.json"],
] as const)("%s gives the file %s for this server", async ([path, name], { page, serverUrl }) => {
  await page.goto(path);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: `Download ${name}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(name);
  const chunks = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(chunks).toString()).toBe(readAutomation(name, serverUrl));
});

test("the settings for Cursor and VS Code reach the tools with a key", async ({
  page,
  serverUrl,
}) => {
  const key = await createKey(serverUrl);
  await page.goto("/guides/mcp");
  const read = async (label: string) => {
    const region = page.getByRole("region", { name: label, exact: true });
    const text = (await region.locator("code").innerText())
      .replace("YOUR_API_KEY", key)
      .replace("${input:slideloom-key}", key);
    return JSON.parse(text) as Record<"mcpServers" | "servers", { slideloom: McpEntry }>;
  };
  for (const { url, headers } of [
    (await read("Cursor")).mcpServers.slideloom,
    (await read("VS Code")).servers.slideloom,
  ]) {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        ...headers,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
    });
    expect(await answer.json()).toMatchObject({ result: { tools: { length: 8 } } });
  }
});

interface McpEntry {
  url: string;
  headers: Record<string, string>;
}
