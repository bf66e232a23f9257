import { afterEach, describe, expect, vi } from "vitest";
import { respond } from "../testing/fake-server.fixture.ts";
import { slowReaders } from "../testing/slow-readers.fixture.ts";
import { test } from "../testing/test.fixture.ts";
import { ifSlow, readText, SlowTextError, TextReader } from "./text-reader.ts";

const settings = { noun: "the text", code: "the reader" };
const named = (text: string) => ({ text, fileName: "" });
const markdown = "# Calm teams\n\n## Write it down\n\nWords";

const startReadingWorker = () =>
  new Worker(new URL("./worker/reading-worker.ts", import.meta.url), { type: "module" });

/** Starts a worker that runs this code on each message. */
const startWith = (code: string) => () =>
  new Worker(URL.createObjectURL(new Blob([`onmessage = async () => { ${code} };`])));

afterEach(() => void vi.restoreAllMocks());

test("a text is read in a worker that ends afterwards", async () => {
  const end = vi.spyOn(Worker.prototype, "terminate");
  expect(await readText("detectFormat", named(markdown), settings)).toBe("markdown");
  expect(end).toHaveBeenCalledOnce();
});

test("a reader keeps its worker for the next text, until it is closed", async () => {
  const start = vi.fn<() => Worker>(startReadingWorker);
  const end = vi.spyOn(Worker.prototype, "terminate");
  const texts = new TextReader({ ...settings, start });
  expect(await texts.read("detectFormat", named("a,b"))).toBeNull();
  const format = "markdown";
  expect(await texts.read("importText", { text: markdown, format })).toMatchObject({ ok: true });
  expect(start).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  texts.close();
  expect(end).toHaveBeenCalledOnce();
});

describe("a text that isn't read within its limit", () => {
  const endless = startWith(`postMessage({ kind: "started" }); for (;;);`);

  test("ends its worker with a sentence, while the page goes on; the next text is read", async () => {
    const workers = [endless];
    const start = () => workers.shift()?.() ?? startReadingWorker();
    const end = vi.spyOn(Worker.prototype, "terminate");
    const texts = new TextReader({ ...settings, start });
    let turns = 0;
    const counter = setInterval(() => (turns += 1), 10);
    const reading = texts.read("detectFormat", named(markdown), { limitMs: 500 });
    await expect(reading).rejects.toThrow(
      "Reading the text took longer than 0.5 seconds. Shorten it, then try again.",
    );
    clearInterval(counter);
    expect(turns).toBeGreaterThan(1);
    expect(end).toHaveBeenCalledOnce();
    expect(await texts.read("detectFormat", named(markdown))).toBe("markdown");
    texts.close();
  });

  test("may be read in part instead, but other errors are not hidden", async () => {
    const slow = new SlowTextError("the text", 1000);
    expect(await Promise.reject<string>(slow).catch(ifSlow(() => "its start"))).toBe("its start");
    const broken = Promise.reject<string>(new Error("broken"));
    await expect(broken.catch(ifSlow(() => "its start"))).rejects.toThrow("broken");
  });

  test("is given up after 5 seconds by default", async () => {
    slowReaders("detectFormat");
    await expect(readText("detectFormat", named(markdown), settings)).rejects.toThrow(
      "took longer than 5 seconds",
    );
  });

  test("ends its worker at once if its caller leaves", async () => {
    const end = vi.spyOn(Worker.prototype, "terminate");
    const caller = new AbortController();
    const reading = readText("detectFormat", named(markdown), {
      ...settings,
      start: endless,
      signal: caller.signal,
    });
    caller.abort(new Error("left"));
    await expect(reading).rejects.toThrow("left");
    expect(end).toHaveBeenCalledOnce();
  });
});

test("closing a reader ends the reading that is under way, and a new one can begin", async () => {
  const workers = [startWith(`postMessage({ kind: "started" }); for (;;);`)];
  const texts = new TextReader({
    ...settings,
    start: () => workers.shift()?.() ?? startReadingWorker(),
  });
  const reading = texts.read("detectFormat", named(markdown));
  texts.close();
  await expect(reading).rejects.toThrow("abort");
  expect(await texts.read("detectFormat", named(markdown))).toBe("markdown");
  texts.close();
});

test("the time for loading the reader's code doesn't count as reading", async () => {
  const start = startWith(`
    await new Promise((resolve) => setTimeout(resolve, 300));
    postMessage({ kind: "started" });
    postMessage({ kind: "read", result: null });`);
  const reading = readText("detectFormat", named(""), { ...settings, start, limitMs: 200 });
  expect(await reading).toBeNull();
});

test("a worker that can't be loaded is reported as such", async ({ server }) => {
  server.on("GET /create", () => respond({}));
  const gone = URL.createObjectURL(new Blob([]));
  URL.revokeObjectURL(gone);
  const start = () => new Worker(gone);
  await expect(readText("detectFormat", named(""), { ...settings, start })).rejects.toThrow(
    "We couldn't load the reader.",
  );
});

test("a reader's own error rejects", async () => {
  const start = startWith(`postMessage({ kind: "failed", message: "no such word" });`);
  await expect(readText("detectFormat", named(""), { ...settings, start })).rejects.toThrow(
    "no such word",
  );
});
