import { runInNewContext } from "node:vm";
import { newRun, pause, sendRequest, type ToolRun, type ToolServer } from "./tool-run.ts";

interface Condition {
  leftValue: unknown;
  rightValue: unknown;
  operator: { operation: "equals" | "notEquals" | "lt" | "empty" | "notEmpty" };
}

interface N8nNode {
  name: string;
  type: string;
  parameters: {
    method?: string;
    url?: string;
    genericAuthType?: string;
    headerParameters?: { parameters: { name: string; value: string }[] };
    jsonBody?: string;
    options?: { response?: { response: { responseFormat: string } } };
    amount?: number;
    maxItems?: number;
    name?: string;
    operation?: string;
    columns?: { value: Record<string, string> };
    conditions?: { conditions: Condition[] };
    rules?: { values: { conditions: { conditions: Condition[] } }[] };
  };
}

interface N8nWorkflow {
  nodes: N8nNode[];
  connections: Record<string, { main: { node: string }[][] }>;
}

/**
 * An item that one node passes to the next. `before` has the item's values after each earlier node, by the node's name.
 */
interface Item {
  json: Record<string, unknown>;
  binary?: Buffer;
  before: Record<string, Record<string, unknown>>;
}

/** Runs the workflow on a sheet's rows as n8n does. `$runIndex` counts the runs of a loop. */
export async function runN8n(text: string, server: ToolServer, rows: object[]): Promise<ToolRun> {
  const workflow = new N8nRun(JSON.parse(text) as N8nWorkflow, server, rows);
  await workflow.start();
  return workflow.run;
}

class N8nRun {
  readonly run: ToolRun;
  readonly #workflow: N8nWorkflow;
  readonly #rows: object[];
  readonly #runIndexes = new Map<string, number>();

  constructor(workflow: N8nWorkflow, server: ToolServer, rows: object[]) {
    this.run = newRun(server);
    this.#workflow = workflow;
    this.#rows = rows;
  }

  async start(): Promise<void> {
    const [trigger] = this.#workflow.nodes;
    await this.#pass(trigger?.name ?? "", [{ json: {}, before: {} }]);
  }

  async #pass(name: string, items: Item[]): Promise<void> {
    const node = this.#workflow.nodes.find((one) => one.name === name);
    if (!node) throw new Error(`There is no node ${name}.`);
    const runIndex = (this.#runIndexes.get(name) ?? -1) + 1;
    this.#runIndexes.set(name, runIndex);
    const outputs = await this.#execute(node, items, runIndex);
    for (const [index, out] of outputs.entries()) {
      if (out.length === 0) continue;
      for (const { json, before } of out) before[name] = json;
      for (const next of this.#workflow.connections[name]?.main[index] ?? []) {
        await this.#pass(
          next.node,
          out.map((item) => ({ ...item, before: { ...item.before } })),
        );
      }
    }
  }

  async #execute(node: N8nNode, items: Item[], runIndex: number): Promise<Item[][]> {
    const { parameters, type } = node;
    const holds =
      (conditions: Condition[] = []) =>
      (item: Item) =>
        conditions.every((condition) => meets(condition, item, runIndex));
    switch (type.replace("n8n-nodes-base.", "")) {
      case "scheduleTrigger":
        return [items];
      case "googleSheets":
        if (parameters.operation !== "update") {
          return [this.#rows.map((row) => ({ json: { ...row }, before: {} }))];
        }
        for (const item of items) this.run.notes.push(fill(parameters.columns?.value, item));
        return [items];
      case "filter":
        return [items.filter(holds(parameters.conditions?.conditions))];
      case "limit":
        return [items.slice(0, parameters.maxItems)];
      case "wait":
        await pause(this.run, parameters.amount ?? 0);
        return [items];
      case "switch": {
        const rules = (parameters.rules?.values ?? []).map((rule) =>
          holds(rule.conditions.conditions),
        );
        const outputOf = (item: Item) => rules.findIndex((isMet) => isMet(item));
        return [...rules.keys(), -1].map((index) =>
          items.filter((item) => outputOf(item) === index),
        );
      }
      case "googleDrive":
        return [items.map((item) => this.#save(item, parameters.name ?? ""))];
      case "httpRequest":
        return [await Promise.all(items.map((item) => this.#send(node, item)))];
      default:
        throw new Error(`${type} is not known here.`);
    }
  }

  #save(item: Item, name: string): Item {
    const { binary: bytes = Buffer.alloc(0) } = item;
    this.run.files.push({ name: evaluate(name, item), bytes });
    return { ...item, json: { webViewLink: "https://drive.example/1" } };
  }

  async #send({ parameters }: N8nNode, item: Item): Promise<Item> {
    const { method = "GET", url = "", jsonBody, genericAuthType } = parameters;
    const headers = (parameters.headerParameters?.parameters ?? []).map((header) => [
      header.name,
      evaluate(header.value, item),
    ]);
    const answer = await sendRequest(this.run, {
      method,
      url: evaluate(url, item),
      headers: {
        ...(Object.fromEntries(headers) as Record<string, string>),
        ...(genericAuthType === "httpHeaderAuth" && { "X-API-Token": this.run.server.key }),
        ...(jsonBody && { "Content-Type": "application/json" }),
      },
      ...(jsonBody && { body: evaluate(jsonBody, item) }),
    });
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    if (parameters.options?.response?.response.responseFormat === "file") {
      return { ...item, json: {}, binary: Buffer.from(await answer.arrayBuffer()) };
    }
    return { ...item, json: (await answer.json()) as Record<string, unknown> };
  }
}

/** Evaluates a parameter: literal text, or an expression that starts with `=` and contains `{{ … }}`. */
function evaluate(value: string, item: Item, $runIndex = 0): string {
  if (!value.startsWith("=")) return value;
  const scope = {
    $json: item.json,
    $runIndex,
    $: (node: string) => ({ item: { json: item.before[node] } }),
  };
  return value
    .slice(1)
    .replace(/\{\{(.*?)\}\}(?!\})/g, (_, code: string) => String(runInNewContext(code, scope)));
}

const fill = (values: Record<string, string> = {}, item: Item) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, evaluate(value, item)]));

function meets(
  { leftValue, rightValue, operator }: Condition,
  item: Item,
  runIndex: number,
): boolean {
  const left = evaluate(String(leftValue), item, runIndex);
  const right = String(rightValue);
  switch (operator.operation) {
    case "equals":
      return left === right;
    case "notEquals":
      return left !== right;
    case "lt":
      return Number(left) < Number(right);
    case "empty":
      return left === "" || left === "undefined";
    case "notEmpty":
      return left !== "" && left !== "undefined";
  }
}
