import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { Child, type ChildSettings, ChildStartError } from "./child.ts";

const folder = mkdtempSync(join(tmpdir(), "slideloom-child-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that runs the code in its orders. */
const file = join(folder, "child.mjs");
const built = pathToFileURL(join(import.meta.dirname, "../../dist/processes/serve-parent.js")).href;
writeFileSync(
  file,
  `import { serveParent } from ${JSON.stringify(built)};
  const report = serveParent(({ code, answer }) => {
    if (code) new Function("report", "process", code)(report, process);
    else report({ answer });
  });
  report("started");`,
);

interface Order {
  code?: string;
  answer?: unknown;
}

const limit = { timeoutMs: 60_000 };
const read = (report: unknown) => report;

function createChild(settings: Partial<ChildSettings> = {}) {
  const child = new Child<Order, unknown>({
    findFile: () => file,
    heapMb: 64,
    maxRssMb: 500,
    maxRestRssMb: 400,
    maxWorks: 100,
    ...settings,
  });
  onTestFinished(() => child.kill());
  return child;
}

const run = (child: Child<Order, unknown>, code: string) => child.run({ code }, limit, read);

/** Whether a process runs. */
function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test("works are done one after another in one process, with what they ask for", async () => {
  const child = createChild();
  expect(await run(child, "report(process.pid)")).toBe(await run(child, "report(process.pid)"));
  const result = await child.run({ code: "report({ asks: 'a' })" }, limit, (report) => {
    if (typeof report !== "object" || report === null || !("asks" in report)) return report;
    child.send({ answer: `${String(report.asks)}!` });
    return undefined;
  });
  expect(result).toEqual({ answer: "a!" });
  expect(child.isSpent).toBe(false);
});

test.for([
  ["aborts, like a panic of native code", "process.abort()"],
  ["is killed twice by the system", "process.kill(process.pid, 'SIGKILL')"],
  ["fails", "setImmediate(() => { throw new Error('fails') })"],
  ["ends", "process.exit(0)"],
  ["exhausts its heap", "const all = []; for (;;) all.push([...Array(1000).keys()])"],
  ["exhausts its memory outside the heap", "globalThis.all = Buffer.alloc(1e9, 1)"],
])("a process that %s ends its work alone", async ([, code = ""]) => {
  const child = createChild();
  expect(await run(child, "report(1)")).toBe(1);
  expect(await run(child, code)).toBeNull();
  expect(child.isSpent).toBe(true);
  await expect(run(child, "report(1)")).rejects.toThrow(ChildStartError);
});

test("work whose process the system kills is done in a new one, once", async () => {
  const child = createChild();
  const first = Number(await run(child, "report(process.pid)"));
  const log = join(folder, "works.log");
  writeFileSync(log, "");
  const note = `const { appendFileSync, statSync } = process.getBuiltinModule("node:fs");
    appendFileSync(${JSON.stringify(log)}, ".");`;
  const kill = "process.kill(process.pid, 'SIGKILL');";
  const once = `${note} if (statSync(${JSON.stringify(log)}).size === 1) ${kill} report(process.pid)`;
  expect(await run(child, once)).not.toBe(first);
  expect(readFileSync(log, "utf8")).toBe("..");
  expect(child.isSpent).toBe(false);
  expect(await run(child, `${note} ${kill}`)).toBeNull();
  expect(readFileSync(log, "utf8")).toBe("....");
  expect(child.isSpent).toBe(true);
});

test("work that ends its process otherwise, or exceeds its limits, isn't tried again", async () => {
  const log = join(folder, "tried.log");
  const note = `process.getBuiltinModule("node:fs").appendFileSync(${JSON.stringify(log)}, ".");`;
  const ends = ["process.abort()", "globalThis.all = Buffer.alloc(1e9, 1)", "process.exit(0)"];
  for (const end of ends) {
    writeFileSync(log, "");
    expect(await run(createChild(), `${note} ${end}`)).toBeNull();
    expect(readFileSync(log, "utf8")).toBe(".");
  }
  writeFileSync(log, "");
  const endless = createChild().run({ code: `${note} for (;;);` }, { timeoutMs: 500 }, read);
  await expect(endless).rejects.toThrow("longer than");
  expect(readFileSync(log, "utf8")).toBe(".");
});

test.for(["deadline", "caller"] as const)("work past its %s ends with its process", async (end) => {
  const child = createChild();
  const id = Number(await run(child, "report(process.pid)"));
  const caller = new AbortController();
  const endless = child.run(
    { code: "report('begun'); for (;;);" },
    { timeoutMs: end === "deadline" ? 500 : 60_000, callers: [caller.signal] },
    (report) => {
      if (report === "begun" && end === "caller") caller.abort(new Error("left"));
      return undefined;
    },
  );
  await expect(endless).rejects.toThrow(end === "deadline" ? "longer than" : "left");
  await expect.poll(() => isAlive(id)).toBe(false);
  expect(child.isSpent).toBe(true);
});

test("a process that is still large after a work, or has done many, is replaced", async () => {
  const large = createChild({ maxRestRssMb: 1 });
  await run(large, "report(1)");
  expect(large.isSpent).toBe(true);
  const worn = createChild({ maxWorks: 2 });
  await run(worn, "report(1)");
  expect(worn.isSpent).toBe(false);
  await run(worn, "report(1)");
  expect(worn.isSpent).toBe(true);
});

test("a process that can't start isn't taken for one that its work has ended", async () => {
  const child = createChild({ findFile: () => join(folder, "missing.mjs") });
  await expect(run(child, "report(1)")).rejects.toThrow(ChildStartError);
});

test("the process sees no variable of the server's environment", async () => {
  vi.stubEnv("SESSION_SECRET", "secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await run(createChild(), "report(Object.keys(process.env))")).not.toContain(
    "SESSION_SECRET",
  );
});
