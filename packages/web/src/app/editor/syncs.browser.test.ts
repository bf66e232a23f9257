import { type Brand, defaultBrand } from "@slideloom/core/design";
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { followAccount, useAccountBrandSync } from "../../features/brand/account-brand.ts";
import { localCopySync, useLocalCopySync } from "../../features/saving/local-copy-sync.ts";
import { openUnsaved } from "../../features/saving/open-document.ts";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { openUnsavedCarousel } from "../../features/saving/show-local-copy.ts";
import { edit, holdClock, openSaved } from "../../features/saving/saving.fixture.ts";
import { readOwn } from "../../lib/kept/kept.ts";
import { setOwnBrand } from "../../state/own-brand.ts";
import { useToastStore } from "../../state/toast-store.ts";
import { type FakeServer, respond } from "../../testing/fake-server.fixture.ts";
import { signIn } from "../../testing/render-in-app.fixture.tsx";
import { writeAuthToken } from "../../testing/session.fixture.ts";
import { test } from "../../testing/test.fixture.ts";

/** A part of the editor that syncs: how a test edits it, and reads and breaks its other side. */
interface Synced {
  /** Debounce delay, ms. */
  delayMs: number;
  start: (server: FakeServer) => Promise<() => string | null | undefined>;
  edit: (text: string) => void;
  readStatus: () => string;
  /** Makes the other side refuse everything with a temporary failure, until the returned function is called. */
  breakDown: (server: FakeServer) => () => void;
}

function startBrand(server: FakeServer): () => string | undefined {
  let kept = { brand: null as Brand | null, version: 0 };
  server.on("GET /api/brand", () => respond(kept));
  server.on("PUT /api/brand", ({ body }) => {
    const { brand, version } = body as { brand: Brand; version: number };
    if (version !== kept.version) return respond({ message: "Changed elsewhere" }, 409);
    kept = { brand, version: version + 1 };
    return respond(kept);
  });
  signIn();
  setOwnBrand({ brand: defaultBrand, agreement: null });
  onTestFinished(followAccount("ada"));
  return () => kept.brand?.name;
}

/** Makes the server refuse a route, until the returned function is called. */
function refuse(server: FakeServer, route: string): () => void {
  let isBroken = true;
  server.intercept(route, () => (isBroken ? respond({ message: "Broken" }, 503) : null));
  return () => (isBroken = false);
}

const users: readonly (readonly [name: string, user: Synced])[] = [
  [
    "the carousel",
    {
      delayMs: 2000,
      start: async (server) => {
        const kept = await openSaved(server);
        return () => kept.get("c1")?.draft.jsonInput;
      },
      edit,
      readStatus: () => useOpenDocument.getState().status,
      breakDown: (server) => refuse(server, "PUT /api/carousels/c1"),
    },
  ],
  [
    "the local copy",
    {
      delayMs: 300,
      start: async () => () => readOwn("slideloom.draft"),
      edit,
      readStatus: () => useLocalCopySync.getState().status,
      breakDown: () => {
        const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw new DOMException("Full", "QuotaExceededError");
        });
        return () => full.mockRestore();
      },
    },
  ],
  [
    "the account's brand",
    {
      delayMs: 1200,
      start: async (server) => startBrand(server),
      edit: (name) => setOwnBrand({ brand: { ...defaultBrand, name } }),
      readStatus: () => useAccountBrandSync.getState().status,
      breakDown: (server) => refuse(server, "PUT /api/brand"),
    },
  ],
];

afterAll(localCopySync.start());
beforeEach(() => {
  holdClock();
  openUnsavedCarousel();
});
afterEach(() => {
  vi.restoreAllMocks();
  writeAuthToken(null);
  openUnsaved();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe.for(users)("%s", ([, { delayMs, start, edit: change, readStatus, breakDown }]) => {
  test("is saved after its delay, with the last change", async ({ server }) => {
    const readOther = await start(server);
    await expect.poll(readStatus).toBe("saved");
    change("First");
    await pass(delayMs - 10);
    change("Second");
    await pass(delayMs - 10);
    expect(readStatus()).toBe("unsaved");
    expect(readOther() ?? "").not.toMatch(/First|Second/);
    await pass(10);
    await expect.poll(readStatus).toBe("saved");
    expect(readOther()).toContain("Second");
  });

  test.for(["hidden", "visible"] as const)(
    "is saved at once when the page becomes %s",
    async (state, { server }) => {
      const readOther = await start(server);
      await expect.poll(readStatus).toBe("saved");
      change("First");
      const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
      document.dispatchEvent(new Event("visibilitychange"));
      visibility.mockRestore();
      await expect.poll(readStatus).toBe("saved");
      expect(readOther()).toContain("First");
    },
  );

  test("says a failure once, tries again every 20 seconds, and then says the next one", async ({
    server,
  }) => {
    const readOther = await start(server);
    await expect.poll(readStatus).toBe("saved");
    let mend = breakDown(server);
    change("First");
    await pass(delayMs);
    await expect.poll(readStatus).toBe("failed");
    const { toast } = useToastStore.getState();
    expect(toast?.title).toMatch(/[Nn]ot saved/);
    await pass(20_000);
    await expect.poll(readStatus).toBe("failed");
    expect(useToastStore.getState().toast).toBe(toast);
    mend();
    await pass(20_000);
    await expect.poll(readStatus).toBe("saved");
    expect(readOther()).toContain("First");
    mend = breakDown(server);
    change("Second");
    await pass(delayMs);
    await expect.poll(() => useToastStore.getState().toast?.id).not.toBe(toast?.id);
    mend();
  });
});
