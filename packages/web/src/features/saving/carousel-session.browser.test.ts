import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { writeAuthToken } from "../../testing/session.fixture.ts";
import { announceCarousel } from "../../lib/carousels.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { undo } from "../../state/history.ts";
import { holdWords } from "../../state/open-words.ts";
import { useToastStore } from "../../state/toast-store.ts";
import { buildSaved, buildText, serveCarousels } from "../../testing/carousels.fixture.ts";
import { respond } from "../../testing/fake-server.fixture.ts";
import { signIn } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { getSession, openUnsaved, saveAsCopy, saveAsNew } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { savedState } from "../../lib/sync/sync-state.ts";
import { serializeLocalCopy } from "./local-copy.ts";
import { localCopySync, useLocalCopySync } from "./local-copy-sync.ts";
import { requestSave } from "./save-actions.ts";
import { edit, getStatus, holdClock, openSaved, typeTitle } from "./saving.fixture.ts";

const put = "PUT /api/carousels/c1";
const localKey = "slideloom.carousel.c1";
const theirs = buildSaved({ title: "Theirs", version: 2 });

afterAll(localCopySync.start());
beforeEach(holdClock);
afterEach(() => {
  writeAuthToken(null);
  useOpenDocument.setState(savedState);
  openUnsaved();
});

/** Announces version 2 of `c1`, as another tab does after saving it. */
function announceElsewhere(): void {
  const channel = new BroadcastChannel("slideloom.carousels");
  channel.postMessage({ id: "c1", version: 2 });
  onTestFinished(() => channel.close());
}

/** Advances the clock until a pending change is saved. */
async function autosave(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000);
}

describe("saved", () => {
  test("becomes unsaved on a change, and saved two seconds after the last one", async ({
    server,
  }) => {
    const kept = await openSaved(server);
    expect(getStatus()).toBe("saved");
    edit("First");
    expect(getStatus()).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(1900);
    edit("Second");
    await vi.advanceTimersByTimeAsync(1900);
    expect(server.listSent(put)).toEqual([]);
    expect(localStorage.getItem(localKey)).toContain("Second");
    await vi.advanceTimersByTimeAsync(100);
    await expect.poll(getStatus).toBe("saved");
    expect(server.listSent(put)).toMatchObject([{ body: { version: 1, isAutosave: true } }]);
    expect(kept.get("c1")).toMatchObject({ version: 2, title: "Second" });
    expect(localStorage.getItem(localKey)).toBeNull();
  });

  test("stays saved, without a request, if the change is undone in time", async ({ server }) => {
    await openSaved(server);
    edit("First");
    undo();
    await autosave();
    await expect.poll(getStatus).toBe("saved");
    expect(server.listSent(put)).toEqual([]);
  });

  test("keeps its own title if the post's title changes", async ({ server }) => {
    const kept = await openSaved(server);
    void getSession()?.change({ title: "Own", status: "published" });
    await expect.poll(() => kept.get("c1")?.status).toBe("published");
    edit("Second");
    await autosave();
    await expect.poll(() => kept.get("c1")?.version).toBe(3);
    expect(kept.get("c1")?.title).toBe("Own");
  });

  test("applies what another tab saved, as an undo step", async ({ server }) => {
    const kept = await openSaved(server);
    kept.set("c1", theirs);
    announceElsewhere();
    await expect.poll(() => getDocument().text).toBe(theirs.draft.jsonInput);
    expect(useOpenDocument.getState().carousel).toMatchObject({ title: "Theirs", version: 2 });
    expect(getStatus()).toBe("saved");
    undo();
    expect(getDocument().text).toBe(buildText("Mine"));
  });

  test("becomes deleted if the account no longer has it", async ({ server }) => {
    await openSaved(server);
    server.on("GET /api/carousels/c1", () => respond({ message: "In the bin" }, 410));
    await getSession()?.refresh();
    expect(getStatus()).toBe("deleted");
  });

  test("stays saved if the refresh fails", async ({ server }) => {
    await openSaved(server);
    server.isReachable = false;
    await getSession()?.refresh();
    expect(getStatus()).toBe("saved");
  });
});

describe("an unexpected error", () => {
  test("is shown, and the next save succeeds", async ({ server }) => {
    const kept = await openSaved(server);
    edit("First");
    const broken = vi.spyOn(JSON, "stringify").mockImplementation(() => {
      throw new Error("Out of memory");
    });
    const isSaved = await getSession()?.save();
    broken.mockRestore();
    expect(isSaved).toBe(false);
    expect(getStatus()).toBe("failed");
    expect(useToastStore.getState().toast).toMatchObject({ description: "Out of memory" });
    expect(await getSession()?.save()).toBe(true);
    expect(kept.get("c1")?.title).toBe("First");
  });
});

describe("unsaved", () => {
  test("is saved immediately when the page is hidden", async ({ server }) => {
    const kept = await openSaved(server);
    edit("First");
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    visibility.mockRestore();
    await expect.poll(getStatus).toBe("saved");
    expect(kept.get("c1")?.title).toBe("First");
  });

  test("is saved immediately by Save, as a separate version", async ({ server }) => {
    await openSaved(server);
    edit("First");
    expect(await getSession()?.save()).toBe(true);
    expect(getStatus()).toBe("saved");
    expect(server.listSent(put)).toMatchObject([{ body: { isAutosave: false } }]);
  });

  test("detects another tab's version immediately, and asks", async ({ server }) => {
    const kept = await openSaved(server);
    edit("First");
    kept.set("c1", theirs);
    announceElsewhere();
    await expect.poll(() => vi.advanceTimersByTimeAsync(0).then(getStatus)).toBe("conflict");
  });
});

describe("text in an open field", () => {
  test("that can't be written doesn't stop later saves", async ({ server }) => {
    const kept = await openSaved(server);
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    let isBroken = true;
    holdWords(() => {
      if (isBroken) throw new Error("A broken field");
      edit("Typed");
      return true;
    });
    await getSession()?.save();
    expect(report).toHaveBeenCalled();
    report.mockRestore();
    isBroken = false;
    expect(await getSession()?.save()).toBe(true);
    expect(kept.get("c1")?.title).toBe("Typed");
  });

  test("makes it unsaved once typing pauses", async ({ server }) => {
    const kept = await openSaved(server);
    typeTitle("Typed");
    await vi.advanceTimersByTimeAsync(500);
    expect(getStatus()).toBe("unsaved");
    await autosave();
    await expect.poll(() => kept.get("c1")?.title).toBe("Typed");
    await expect.poll(getStatus).toBe("saved");
  });

  test("is saved by Save", async ({ server }) => {
    const kept = await openSaved(server);
    typeTitle("Typed");
    requestSave();
    await expect.poll(() => kept.get("c1")?.title).toBe("Typed");
  });

  test("that is typed during a save is saved next", async ({ server }) => {
    await openSaved(server);
    const release = server.hold(put);
    edit("First");
    await autosave();
    typeTitle("Typed");
    release(respond({ ...buildSaved(), version: 2 }));
    await expect.poll(getStatus).toBe("unsaved");
    expect(getDocument().text).toBe(buildText("Typed"));
  });

  test("is saved immediately when the page is hidden", async ({ server }) => {
    const kept = await openSaved(server);
    typeTitle("Typed");
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    visibility.mockRestore();
    await expect.poll(() => kept.get("c1")?.title).toBe("Typed");
  });

  test("isn't replaced by what another tab saved: the conflict is shown", async ({ server }) => {
    const kept = await openSaved(server);
    typeTitle("Typed");
    kept.set("c1", theirs);
    announceElsewhere();
    await expect.poll(() => vi.advanceTimersByTimeAsync(0).then(getStatus)).toBe("conflict");
    expect(getDocument().text).toBe(buildText("Typed"));
  });

  test("isn't lost if another tab keeps other changes: the conflict is shown", async ({
    server,
  }) => {
    await openSaved(server);
    typeTitle("Typed");
    const text = serializeLocalCopy(theirs.draft, "other");
    localStorage.setItem(localKey, text);
    dispatchEvent(new StorageEvent("storage", { key: localKey, newValue: text }));
    expect(useLocalCopySync.getState().remoteVersion).toMatchObject({ carousel: theirs.draft });
    expect(getDocument().text).toBe(buildText("Typed"));
  });

  test("is an undo step if a refresh brings another version", async ({ server }) => {
    await openSaved(server);
    typeTitle("Typed");
    getSession()?.take(theirs);
    undo();
    expect(getDocument().text).toBe(buildText("Typed"));
  });

  test("is sent with the carousel that is left", async ({ server }) => {
    const kept = await openSaved(server);
    typeTitle("Typed");
    openUnsaved();
    await expect.poll(() => kept.get("c1")?.title).toBe("Typed");
    expect(getDocument().text).toBe("");
  });
});

describe("saving", () => {
  test("becomes unsaved if something changed in the meantime, and saves that next", async ({
    server,
  }) => {
    const kept = await openSaved(server);
    const release = server.hold(put);
    edit("First");
    await autosave();
    expect(getStatus()).toBe("saving");
    edit("Second");
    release(respond({ ...buildSaved(), version: 2 }));
    await expect.poll(getStatus).toBe("unsaved");
    kept.set("c1", { ...buildSaved(), version: 2 });
    server.on(put, ({ body }) => respond({ ...theirs, ...Object(body), version: 3 }));
    await autosave();
    await expect.poll(getStatus).toBe("saved");
    expect(server.listSent(put).map(({ body }) => Object(body).version)).toEqual([1, 2]);
  });

  test("sends requests one at a time", async ({ server }) => {
    await openSaved(server);
    const release = server.hold(put);
    edit("First");
    const first = getSession()?.save();
    const second = getSession()?.save();
    await expect.poll(() => server.listSent(put).length).toBe(1);
    release(respond({ ...buildSaved(), version: 2 }));
    await first;
    await second;
    expect(server.listSent(put).map(({ body }) => Object(body).version)).toEqual([1, 2]);
  });

  test("becomes offline without a connection, and saves 20 seconds after reconnecting", async ({
    server,
  }) => {
    const kept = await openSaved(server);
    server.isReachable = false;
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("offline");
    expect(useToastStore.getState().toast).toBeNull();
    expect(localStorage.getItem(localKey)).toContain("First");
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(19_900);
    expect(getStatus()).toBe("offline");
    await vi.advanceTimersByTimeAsync(100);
    await expect.poll(getStatus).toBe("saved");
    expect(kept.get("c1")?.title).toBe("First");
  });

  test("resumes immediately when the browser comes online", async ({ server }) => {
    await openSaved(server);
    server.isReachable = false;
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("offline");
    server.isReachable = true;
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    await expect.poll(getStatus).toBe("saved");
  });

  test.for([500, 503, 429])(
    "fails with %i in one toast, and is retried",
    async (code, { server }) => {
      await openSaved(server);
      server.on(put, () => respond({ message: "Come back later" }, code));
      edit("First");
      await autosave();
      await expect.poll(getStatus).toBe("failed");
      const { toast } = useToastStore.getState();
      expect(toast).toMatchObject({ title: "Not saved", description: "Come back later" });
      await vi.advanceTimersByTimeAsync(20_000);
      await expect.poll(() => server.listSent(put).length).toBe(2);
      await expect.poll(getStatus).toBe("failed");
      expect(useToastStore.getState().toast).toBe(toast);
      server.on(put, () => respond({ ...buildSaved(), version: 2 }));
      await vi.advanceTimersByTimeAsync(20_000);
      await expect.poll(getStatus).toBe("saved");
    },
  );

  test.for([400, 413])("fails with %i and waits for another change", async (code, { server }) => {
    await openSaved(server);
    server.on(put, () => respond({ message: "Too large" }, code));
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("failed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.listSent(put)).toHaveLength(1);
    edit("Second");
    await autosave();
    await expect.poll(() => server.listSent(put).length).toBe(2);
  });

  test("becomes signed out if the session ended, and resumes after sign-in", async ({ server }) => {
    const kept = await openSaved(server);
    writeAuthToken(null);
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("signed-out");
    expect(server.listSent(put)).toEqual([]);
    signIn();
    expect(await getSession()?.change({ accountId: "ada" })).toBe(true);
    expect(kept.get("c1")?.title).toBe("First");
  });

  test("becomes signed out by a 401", async ({ server }) => {
    await openSaved(server);
    server.on(put, () => respond({ message: "Unauthorized" }, 401));
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("signed-out");
    expect(useToastStore.getState().toast).toBeNull();
  });

  test.for([404, 410])(
    "becomes deleted on %i; the work can be saved as a new carousel",
    async (code, { server }) => {
      const kept = await openSaved(server);
      server.on(put, () => respond({ message: "Gone" }, code));
      edit("First");
      await autosave();
      await expect.poll(getStatus).toBe("deleted");
      edit("Second");
      await vi.advanceTimersByTimeAsync(60_000);
      expect(server.listSent(put)).toHaveLength(1);
      expect(localStorage.getItem(localKey)).toContain("Second");
      const id = saveAsNew({ title: "Again", status: "draft", accountId: "ada" });
      await expect.poll(getStatus).toBe("saved");
      expect(kept.get(id)?.draft.jsonInput).toContain("Second");
      expect(Object.keys(localStorage)).toEqual(["auth_token"]);
    },
  );
});

describe("a conflict", () => {
  test("pauses saving until a version is chosen", async ({ server }) => {
    const kept = await openSaved(server);
    kept.set("c1", theirs);
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("conflict");
    expect(useOpenDocument.getState()).toMatchObject({ remoteVersion: theirs, isChoosing: true });
    edit("Second");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await getSession()?.save()).toBe(false);
    expect(server.listSent(put)).toHaveLength(1);
    expect(kept.get("c1")).toBe(theirs);
    expect(localStorage.getItem(localKey)).toContain("Second");
  });

  test("is resolved by keeping this version, which overwrites the other", async ({ server }) => {
    const kept = await openSaved(server);
    kept.set("c1", theirs);
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("conflict");
    expect(await getSession()?.keepMine()).toBe(true);
    expect(getStatus()).toBe("saved");
    expect(kept.get("c1")).toMatchObject({ version: 3, title: "First" });
  });

  test("is resolved by using the other version, without a request", async ({ server }) => {
    const kept = await openSaved(server);
    kept.set("c1", theirs);
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("conflict");
    getSession()?.take(theirs);
    expect(getStatus()).toBe("saved");
    expect(getDocument().text).toBe(theirs.draft.jsonInput);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.listSent(put)).toHaveLength(1);
    undo();
    expect(getDocument().text).toBe(buildText("First"));
    await autosave();
    await expect.poll(() => kept.get("c1")?.title).toBe("First");
  });

  test("is resolved by keeping both: this one becomes a copy", async ({ server }) => {
    const kept = await openSaved(server);
    kept.set("c1", theirs);
    edit("First");
    await autosave();
    await expect.poll(getStatus).toBe("conflict");
    const id = saveAsCopy() ?? "";
    await expect.poll(() => kept.get(id)?.title).toBe("First (copy)");
    await expect.poll(getStatus).toBe("saved");
    expect(kept.get("c1")).toBe(theirs);
  });
});

describe("a carousel that was never saved", () => {
  const fields = { title: "New", status: "draft", accountId: "ada" } as const;

  test("is created under its final id", async ({ server }) => {
    signIn();
    const kept = serveCarousels(server);
    edit("New");
    const id = saveAsNew(fields);
    await expect.poll(getStatus).toBe("saved");
    expect(kept.get(id)).toMatchObject({ version: 1, title: "New" });
    expect(localStorage.getItem("slideloom.draft")).toBeNull();
  });

  test("waits without a connection, also across a reload", async ({ server }) => {
    signIn();
    const kept = serveCarousels(server);
    server.isReachable = false;
    edit("New");
    const id = saveAsNew(fields);
    await expect.poll(getStatus).toBe("offline");
    expect(localStorage.getItem(`slideloom.carousel.${id}`)).toContain('"version":null');
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(getStatus).toBe("saved");
    expect(kept.get(id)?.title).toBe("New");
  });

  test("is created once, even if the response was lost", async ({ server }) => {
    signIn();
    const kept = serveCarousels(server);
    edit("New");
    server.isReachable = false;
    const id = saveAsNew(fields);
    await expect.poll(getStatus).toBe("offline");
    server.isReachable = true;
    await fetch("/api/carousels", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(
        server.listSent("POST /api/carousels")[0]?.body ?? { ...buildSaved(), id },
      ),
    });
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(getStatus).toBe("saved");
    expect([...kept.keys()]).toEqual([id]);
    expect(kept.get(id)?.version).toBe(2);
  });
});

describe("leaving", () => {
  test("sends unsaved changes, and removes the local copy once they arrive", async ({ server }) => {
    const kept = await openSaved(server);
    edit("First");
    openUnsaved();
    await expect.poll(() => kept.get("c1")?.title).toBe("First");
    await expect.poll(() => localStorage.getItem(localKey)).toBeNull();
    expect(useOpenDocument.getState().carousel).toBeNull();
  });

  test("keeps the local copy if that fails, without messages about another carousel", async ({
    server,
  }) => {
    await openSaved(server);
    server.isReachable = false;
    edit("First");
    openUnsaved();
    await vi.advanceTimersByTimeAsync(0);
    expect(localStorage.getItem(localKey)).toContain("First");
    expect(useOpenDocument.getState()).toMatchObject({ carousel: null, status: "saved" });
  });

  test("reports no ended session for a carousel that is no longer open", async ({ server }) => {
    await openSaved(server);
    openUnsaved();
    announceCarousel("c1", 9);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.listSent("GET /api/carousels/c1")).toHaveLength(1);
  });
});
