import { fillMake, readMake } from "./make-expression.ts";
import { newRun, pause, sendRequest, type ToolRun, type ToolServer } from "./tool-run.ts";

interface MakeModule {
  id: number;
  module: string;
  filter?: { conditions: { a: string; b: string; o: string }[][] };
  routes?: { flow: MakeModule[] }[];
  mapper: Record<string, string> & {
    headers: { name: string; value: string }[];
    parseResponse: boolean;
  };
}

type Bundles = Record<number, object>;

/** Runs the blueprint on a sheet's row as Make does: all following modules run once for each output of a module. */
export async function runMake(text: string, server: ToolServer, row: object): Promise<ToolRun> {
  const blueprint = text.replaceAll("YOUR_API_KEY", server.key);
  const { flow } = JSON.parse(blueprint) as { flow: MakeModule[] };
  const scenario = new MakeRun(server, row);
  await scenario.pass(flow, {});
  return scenario.run;
}

class MakeRun {
  readonly run: ToolRun;
  readonly #row: object;
  readonly #variables: Record<string, unknown> = {};

  constructor(server: ToolServer, row: object) {
    this.run = newRun(server);
    this.#row = row;
  }

  async pass([module, ...others]: readonly MakeModule[], bundles: Bundles): Promise<void> {
    if (!module || !isOpen(module, bundles)) return;
    for (const { flow } of module.routes ?? []) await this.pass(flow, bundles);
    if (module.routes) return;
    for (const output of await this.#execute(module, bundles)) {
      await this.pass(others, { ...bundles, [module.id]: output });
    }
  }

  async #execute({ module, mapper }: MakeModule, bundles: Bundles): Promise<object[]> {
    const fill = (name: string) => fillMake(mapper[name] ?? "", bundles);
    switch (module) {
      case "google-sheets:watchRows":
        return [this.#row];
      case "json:TransformToJSON":
        return [{ json: JSON.stringify(fill("object")) }];
      case "util:SetVariable2":
        this.#variables[fill("name")] = fill("value");
        return [{}];
      case "util:GetVariable2":
        return [{ [fill("name")]: this.#variables[fill("name")] }];
      case "builtin:BasicRepeater":
        return Array.from({ length: Number(fill("repeats")) }, (_, index) => ({
          i: Number(fill("start")) + index * Number(fill("step")),
        }));
      case "util:FunctionSleep":
        await pause(this.run, Number(fill("duration")));
        return [{}];
      case "http:ActionSendData":
        return [await this.#send(mapper, bundles)];
      case "google-drive:uploadAFile":
        this.run.files.push({
          name: fill("filename"),
          bytes: readMake(mapper["data"] ?? "", bundles) as Buffer,
        });
        return [{}];
      case "google-sheets:updateCell":
        this.run.notes.push({ cell: fill("cell"), value: fill("value") });
        return [{}];
      default:
        throw new Error(`${module} is not known here.`);
    }
  }

  async #send(mapper: MakeModule["mapper"], bundles: Bundles) {
    const fill = (name: string) => fillMake(mapper[name] ?? "", bundles);
    const headers = mapper.headers.map(({ name, value }) => [name, fillMake(value, bundles)]);
    const answer = await sendRequest(this.run, {
      method: fill("method").toUpperCase(),
      url: fill("url"),
      headers: {
        ...(Object.fromEntries(headers) as Record<string, string>),
        ...(mapper["contentType"] && { "Content-Type": mapper["contentType"] }),
      },
      ...(mapper["data"] && { body: fill("data") }),
    });
    if (!answer.ok) throw new Error(`${fill("url")}: ${answer.status} ${await answer.text()}`);
    const data: unknown = mapper.parseResponse
      ? await answer.json()
      : Buffer.from(await answer.arrayBuffer());
    return { data };
  }
}

function isOpen({ filter }: MakeModule, bundles: Bundles): boolean {
  if (!filter) return true;
  return filter.conditions.some((all) =>
    all.every(({ a, b, o }) => (fillMake(a, bundles) === b) !== o.endsWith("notequal")),
  );
}
