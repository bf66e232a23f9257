import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../api.ts";
import { Sync, type SyncOutcome } from "./sync.ts";
import { createSyncStore, savedState, type SyncState } from "./sync-state.ts";

const delayMs = 1000;
const retryMs = 20_000;

/** A text that this side edits and the other side stores with versions. */
function buildTexts() {
  return {
    mine: "",
    typed: null as string | null,
    theirs: "",
    /** The text that both sides last had. */
    base: "",
    version: 1,
    known: 1,
    failure: null as Error | null,
    said: [] as string[],
  };
}

type Texts = ReturnType<typeof buildTexts>;

function startSync(texts: Texts, { latencyMs = 100 }: { latencyMs?: number | null } = {}) {
  const store = createSyncStore<string>();
  const send = (text: string): SyncOutcome<string> => {
    if (texts.failure) throw texts.failure;
    if (texts.known !== texts.version) return { status: "conflict", remoteVersion: texts.theirs };
    texts.theirs = texts.base = text;
    texts.known = texts.version += 1;
    return { status: "saved" };
  };
  const sync: Sync<string> = new Sync<string>(
    {
      delayMs,
      flush: () => {
        if (texts.typed !== null) {
          texts.mine = texts.typed;
          texts.typed = null;
          sync.changed();
        }
        return true;
      },
      push: (isAutosave) => {
        const text = texts.mine;
        if (isAutosave && text === texts.base) return { status: "saved" };
        sync.noteSending();
        return latencyMs === null ? send(text) : wait(latencyMs).then(() => send(text));
      },
      pull: async () => {
        await wait(latencyMs ?? 0);
        if (!sync.isClean || texts.known === texts.version) return null;
        texts.mine = texts.base = texts.theirs;
        texts.known = texts.version;
        sync.accept();
        return null;
      },
      say: (failure) => texts.said.push(failure),
    },
    store,
  );
  const edit = (text: string) => {
    texts.mine = text;
    sync.changed();
  };
  return { sync, store, edit };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const offline = new ApiError("You're offline.", 0);
const refused = (status: number) => new ApiError(`Refused with ${status}`, status);

let texts: Texts;
beforeEach(() => {
  vi.useFakeTimers();
  texts = buildTexts();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a change", () => {
  test("is sent once, after the last one's delay", async () => {
    const { store, edit } = startSync(texts);
    edit("a");
    await pass(delayMs - 1);
    edit("ab");
    await pass(delayMs - 1);
    expect([store.getState().status, texts.version]).toEqual(["unsaved", 1]);
    await pass(1);
    expect(store.getState().status).toBe("saving");
    await pass(100);
    expect([store.getState(), texts.theirs, texts.version]).toEqual([savedState, "ab", 2]);
  });

  test("made or typed during a push is sent by the next one", async () => {
    const { sync, store, edit } = startSync(texts);
    edit("a");
    const saved = sync.push();
    edit("ab");
    texts.typed = "abc";
    await pass(100);
    expect(await saved).toBe(true);
    expect([store.getState().status, texts.theirs]).toEqual(["unsaved", "a"]);
    await pass(delayMs + 100);
    expect([store.getState().status, texts.theirs]).toEqual(["saved", "abc"]);
  });

  test("is sent at once when the page is hidden, also if it is still in an open field", async () => {
    const { sync } = startSync(texts);
    texts.typed = "a";
    sync.pushPending();
    await pass(100);
    expect(texts.theirs).toBe("a");
  });

  test("is written before the call returns, if the plan needs no waiting", () => {
    const { sync, store, edit } = startSync(texts, { latencyMs: null });
    edit("a");
    sync.pushPending();
    expect([store.getState().status, texts.theirs]).toEqual(["saved", "a"]);
  });

  test("waits for the push before it: each needs the version that the previous one returned", async () => {
    const { sync, edit } = startSync(texts);
    edit("a");
    const first = sync.push(false);
    edit("b");
    const second = sync.push(false);
    await pass(100);
    expect([await first, texts.theirs]).toEqual([true, "a"]);
    await pass(100);
    expect([await second, texts.theirs, texts.version]).toEqual([true, "b", 3]);
  });
});

describe("a failure", () => {
  test.for([
    ["no connection", offline, "offline", true, false],
    ["a server problem", refused(500), "failed", true, true],
    ["too many requests", refused(429), "failed", true, true],
    ["a refusal", refused(400), "failed", false, true],
    ["a full storage", new Error("Full"), "failed", true, true],
    ["an ended session", refused(401), "signed-out", false, false],
  ] as const)(
    "by %s is shown, said and retried as it deserves",
    async ([, failure, status, isRetried, isSaid]) => {
      const { store, edit } = startSync(texts);
      texts.failure = failure;
      edit("a");
      await pass(delayMs + 100);
      expect(store.getState().status).toBe(status);
      expect(texts.said).toEqual(isSaid ? [failure.message] : []);
      await pass(2 * retryMs + 200);
      expect(texts.said).toHaveLength(isSaid ? 1 : 0);
      texts.failure = null;
      await pass(retryMs + 100);
      expect(store.getState().status).toBe(isRetried ? "saved" : status);
      edit("ab");
      await pass(delayMs + 100);
      expect([store.getState(), texts.theirs]).toEqual([savedState, "ab"]);
    },
  );

  test("is said once, even if another one comes in between, until a push succeeds", async () => {
    const { edit } = startSync(texts);
    for (const failure of [refused(500), offline, refused(503), refused(500), null, refused(500)]) {
      texts.failure = failure;
      edit(`${texts.mine}a`);
      await pass(delayMs + 100);
    }
    expect(texts.said).toEqual(["Refused with 500", "Refused with 503", "Refused with 500"]);
  });

  test("doesn't delay a change that was made during the push", async () => {
    const { edit } = startSync(texts);
    texts.failure = offline;
    edit("a");
    await pass(delayMs + 50);
    edit("ab");
    await pass(50);
    texts.failure = null;
    await pass(delayMs + 100);
    expect(texts.theirs).toBe("ab");
  });
});

describe("a conflict", () => {
  async function meetConflict() {
    const started = startSync(texts);
    texts.theirs = "theirs";
    texts.version = 2;
    started.edit("mine");
    await pass(delayMs + 100);
    expect(started.store.getState()).toMatchObject({
      status: "conflict",
      remoteVersion: "theirs",
    });
    return started;
  }

  test("pauses sending until this version is kept", async () => {
    const { sync, store, edit } = await meetConflict();
    edit("mine, edited");
    await pass(3 * retryMs);
    expect(await sync.push(false)).toBe(false);
    expect(texts.theirs).toBe("theirs");
    texts.known = texts.version;
    sync.release();
    void sync.push(false);
    await pass(100);
    expect([store.getState(), texts.theirs]).toEqual([savedState, "mine, edited"]);
  });

  test("ends without a request if the other version is used", async () => {
    const { sync, store } = await meetConflict();
    texts.mine = texts.theirs;
    sync.accept();
    await pass(retryMs);
    expect([store.getState(), texts.version]).toEqual([savedState, 2]);
  });
});

describe("what was changed elsewhere", () => {
  test("is loaded if nothing is unsaved here", async () => {
    const { sync } = startSync(texts);
    texts.theirs = "theirs";
    texts.version = 2;
    void sync.pull();
    await pass(100);
    expect(texts.mine).toBe("theirs");
  });

  test("never replaces what is typed while it loads", async () => {
    const { sync, store } = startSync(texts);
    texts.theirs = "theirs";
    texts.version = 2;
    void sync.pull();
    texts.typed = "mine";
    await pass(100);
    expect(texts.mine).toBe("mine");
    await pass(delayMs + 100);
    expect(store.getState().status).toBe("conflict");
  });
});

test("content that the page has left is still sent, and shows nothing", async () => {
  const { sync, store, edit } = startSync(texts);
  edit("a");
  void sync.push();
  edit("ab");
  const shown: SyncState<string>[] = [];
  store.subscribe((state) => shown.push(state));
  sync.leave();
  const saved = sync.push();
  await pass(200);
  expect([await saved, texts.theirs, shown]).toEqual([true, "ab", []]);
});

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom("edit", "type") }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("pass"), ms: fc.integer({ min: 0, max: 2500 }) }),
  },
  fc.record({
    kind: fc.constantFrom(
      "offline",
      "broken",
      "refuse",
      "mend",
      "elsewhere",
      "hide",
      "save",
      "pull",
    ),
  }),
);

test("nothing typed is lost, whatever happens in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.integer({ min: 0, max: 3000 }),
      async (steps: { kind: string; ms?: number }[], latencyMs) => {
        texts = buildTexts();
        const { sync, store, edit } = startSync(texts, { latencyMs });
        let count = 0;
        let last = "";
        for (const { kind, ms = 0 } of steps) {
          if (kind === "edit" || kind === "type") {
            last = `${kind} ${(count += 1)}`;
            if (kind === "edit") {
              texts.typed = null;
              edit(last);
            } else texts.typed = last;
          } else if (kind === "pass") await pass(ms);
          else if (kind === "offline") texts.failure = offline;
          else if (kind === "broken") texts.failure = new Error("Broken");
          else if (kind === "refuse") texts.failure = refused(400);
          else if (kind === "mend") texts.failure = null;
          else if (kind === "hide") sync.pushPending();
          else if (kind === "save") void sync.push(false);
          else if (kind === "pull") void sync.pull();
          else {
            texts.theirs = `elsewhere ${(count += 1)}`;
            texts.version += 1;
          }
        }
        texts.failure = null;
        // A refusal waits for another change or for the person. Everything else is sent without their doing.
        if (steps.some(({ kind }) => kind === "refuse")) void sync.push(false);
        else sync.pushPending();
        await pass(60_000);
        const { status, remoteVersion } = store.getState();
        if (status === "conflict") {
          expect(remoteVersion).toMatch(/^elsewhere/);
          texts.known = texts.version;
          sync.release();
          void sync.push(false);
          await pass(60_000);
        }
        expect(store.getState()).toEqual(savedState);
        void sync.pull();
        await pass(60_000);
        expect(texts.mine).toBe(texts.theirs);
        if (!texts.mine.startsWith("elsewhere")) expect(texts.mine).toBe(last);
      },
    ),
    { numRuns: 200 },
  );
});
