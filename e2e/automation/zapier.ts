import { newRun, pause, sendRequest, type ToolRun, type ToolServer } from "./tool-run.ts";

export type ReadForm = (field: string) => string[];

type Forms = Record<
  "write" | "loop" | "delay" | "ask" | "over" | "count" | "once" | "drawn" | "failed",
  ReadForm
>;

/** The outputs of earlier steps, by the names that Zapier shows. */
type Fields = Record<string, unknown>;

/** Runs the steps in the guide's forms as Zapier does: each pass of the loop runs all following steps. */
export async function runZapier(forms: Forms, server: ToolServer): Promise<ToolRun> {
  const run = newRun(server);
  const stored = new Map<string, number>();
  const headers = { authorization: buildLogin(forms.write("Basic Auth")[0], server.key) };
  const written = await write(run, forms.write, headers);
  const [start = 0, end = 0, step = 1] = ["Start", "End", "Increment"].map((name) =>
    Number(forms.loop(`Counter ${name}`)[0]),
  );
  for (let turn = start; turn <= end; turn += step) {
    const loop = { "Loop Iteration": turn, "Loop Iteration Is Last": turn + step > end };
    await pause(run, Number.parseInt(fill(forms.delay("Time Delayed For")[0], loop), 10));
    const url = fill(forms.ask("URL")[0], { ID: written["id"] });
    const answer = await sendRequest(run, { method: "GET", url, headers });
    const fields = { ...loop, ...readFields((await answer.json()) as Fields) };
    if (!isOpen(forms.over, fields)) continue;
    const name = fill(forms.count("Key")[0], fields);
    const Value = (stored.get(name) ?? 0) + Number(forms.count("Amount")[0]);
    stored.set(name, Value);
    if (!isOpen(forms.once, { Value })) continue;
    if (isOpen(forms.drawn, fields)) {
      run.files.push({ name: fill(forms.drawn("File")[0], fields), bytes: Buffer.alloc(0) });
    }
    if (isOpen(forms.failed, fields)) {
      run.notes.push({ Text: fill(forms.failed("Text")[0], fields) });
    }
  }
  return run;
}

export function buildLogin(field: string | undefined, key: string): string {
  const [user, password] = (field ?? "").replace("YOUR_API_KEY", key).split("|");
  return `Basic ${btoa(`${user}:${password}`)}`;
}

async function write(
  run: ToolRun,
  form: ReadForm,
  headers: Record<string, string>,
): Promise<Fields> {
  const data: Record<string, unknown> = {};
  for (const [name = "", value] of form("Data").map((pair) => pair.split(" = "))) {
    const [field = "", inner] = form("Unflatten")[0] === "yes" ? name.split("__") : [name];
    data[field] = inner ? { ...(data[field] as object | undefined), [inner]: value } : value;
  }
  const answer = await sendRequest(run, {
    method: "POST",
    url: form("URL")[0] ?? "",
    headers: {
      ...headers,
      ...Object.fromEntries(form("Headers").map((pair) => pair.split(" = "))),
      "Content-Type": "application/json",
    },
    body: JSON.stringify(data),
  });
  return (await answer.json()) as Fields;
}

function readFields({ id, status, message, files }: Fields): Fields {
  const [file] = files as { url: string }[];
  return { ID: id, Status: status, Message: message, "Files URL": file?.url };
}

const fill = (text = "", fields: Fields): string =>
  text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => {
    if (!(name in fields)) throw new Error(`No step has brought ${name}.`);
    return String(fields[name] ?? "");
  });

function isOpen(form: ReadForm, fields: Fields): boolean {
  return [...form("Only continue if"), ...form("Or")].some((condition) => {
    const [value, wanted] = fill(condition, fields).split(/ is (?:not )?/);
    return (value === wanted) !== condition.includes(" is not ");
  });
}
