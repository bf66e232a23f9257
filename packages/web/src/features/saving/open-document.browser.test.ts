import { afterAll, afterEach, beforeEach, describe, expect, vi } from "vitest";
import { writeAuthToken } from "../../testing/session.fixture.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { buildSaved, buildText, serveCarousels } from "../../testing/carousels.fixture.ts";
import { respond } from "../../testing/fake-server.fixture.ts";
import { signIn } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { localCopySync } from "./local-copy-sync.ts";
import { serializeLocalCopy } from "./local-copy.ts";
import { openCarousel, openUnsaved, saveBeforeLeaving } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { savedState } from "../../lib/sync/sync-state.ts";
import { keepSaveIntent, takeSaveIntent } from "./save-intent.ts";
import { edit, getStatus, holdClock, openSaved } from "./saving.fixture.ts";

const localKey = "slideloom.carousel.c1";
const getOpening = () => useOpenDocument.getState().opening;

/** Stores changes of `c1` in the browser. `accountId` is null for changes made while signed out. */
function keepChanges(title: string, accountId: string | null): void {
  const { draft } = buildSaved({ title });
  const link = { id: "c1", version: 1, title, status: "draft", accountId } as const;
  localStorage.setItem(localKey, serializeLocalCopy(draft, "r1", link));
}

afterAll(localCopySync.start());
beforeEach(holdClock);
afterEach(() => {
  writeAuthToken(null);
  useOpenDocument.setState(savedState);
  openUnsaved();
});

describe("a carousel's URL", () => {
  test("loads, then shows the account's version", async ({ server }) => {
    signIn();
    const release = server.hold("GET /api/carousels/c1");
    const opened = openCarousel("c1", "ada");
    expect(getOpening()).toMatchObject({ id: "c1", obstacle: "loading" });
    release(respond(buildSaved()));
    await opened;
    expect(getOpening()).toBeNull();
    expect(useOpenDocument.getState()).toMatchObject({ carousel: { id: "c1" }, status: "saved" });
  });

  test.for([
    [401, "signed-out"],
    [404, "missing"],
    [410, "deleted"],
    [500, "unreachable"],
  ] as const)("that the server refuses with %i is %s", async ([code, obstacle], { server }) => {
    signIn();
    server.on("GET /api/carousels/c1", () => respond({ message: "No" }, code));
    await openCarousel("c1", "ada");
    expect(getOpening()).toEqual({ id: "c1", obstacle, message: "No" });
    expect(useOpenDocument.getState().carousel).toBeUndefined();
  });

  test("is unreachable without a connection, and opens on retry", async ({ server }) => {
    signIn();
    serveCarousels(server, buildSaved());
    server.isReachable = false;
    await openCarousel("c1", "ada");
    expect(getOpening()?.obstacle).toBe("unreachable");
    server.isReachable = true;
    await openCarousel("c1", "ada");
    expect(useOpenDocument.getState().carousel?.id).toBe("c1");
  });

  test("asks anonymous users only to sign in", async ({ server }) => {
    await openCarousel("c1", null);
    expect(getOpening()?.obstacle).toBe("signed-out");
    expect(server.requests).toEqual([]);
  });

  test("that was left while loading shows nothing", async ({ server }) => {
    signIn();
    const release = server.hold("GET /api/carousels/c1");
    const opened = openCarousel("c1", "ada");
    openUnsaved();
    release(respond(buildSaved()));
    await opened;
    expect(useOpenDocument.getState()).toMatchObject({ carousel: null, opening: null });
  });
});

describe("changes that only this browser has", () => {
  test.for(["ada", null])(
    "of %s are shown instead of the account's, and sent",
    async (accountId, { server }) => {
      signIn();
      const kept = serveCarousels(server, buildSaved());
      keepChanges("Changed", accountId);
      await openCarousel("c1", "ada");
      expect(getDocument().text).toBe(buildText("Changed"));
      await expect.poll(() => kept.get("c1")?.title).toBe("Changed");
      await expect.poll(getStatus).toBe("saved");
      expect(localStorage.getItem(localKey)).toBeNull();
    },
  );

  test("of another account are neither shown nor sent", async ({ server }) => {
    signIn();
    const kept = serveCarousels(server, buildSaved());
    keepChanges("Secret", "bob");
    await openCarousel("c1", "ada");
    expect(getDocument().text).toBe(buildText("Mine"));
    expect(kept.get("c1")?.version).toBe(1);
  });

  test("are shown to a signed-out user, and wait", async ({ server }) => {
    keepChanges("Changed", null);
    await openCarousel("c1", null);
    await expect.poll(getStatus).toBe("signed-out");
    expect(getDocument().text).toBe(buildText("Changed"));
    expect(server.requests).toEqual([]);
  });
});

describe("the open carousel", () => {
  test("continues after another page: unsent changes are sent, else the account's version is loaded", async ({
    server,
  }) => {
    const kept = await openSaved(server);
    await openCarousel("c1", "ada");
    expect(server.listSent("GET /api/carousels/c1")).toHaveLength(2);
    edit("First");
    saveBeforeLeaving();
    await expect.poll(() => kept.get("c1")?.title).toBe("First");
  });

  test("is hidden from the next account", async ({ server }) => {
    await openSaved(server);
    server.on("GET /api/carousels/c1", () => respond({ message: "No" }, 404));
    edit("Secret");
    await openCarousel("c1", "bob");
    expect(getOpening()?.obstacle).toBe("missing");
    expect(useOpenDocument.getState().carousel).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.listSent("PUT /api/carousels/c1")).toEqual([]);
  });
});

describe("the intent to save after signing in", () => {
  test("is taken once", () => {
    keepSaveIntent({ title: "T", status: "published" });
    expect(takeSaveIntent()).toEqual({ title: "T", status: "published" });
    expect(takeSaveIntent()).toBeNull();
  });

  test.for(["{", "null", '{"title":1,"status":"draft"}', '{"title":"T","status":"gone"}'])(
    "is null if storage has %s",
    (stored) => {
      sessionStorage.setItem("slideloom.save-intent", stored);
      expect(takeSaveIntent()).toBeNull();
    },
  );
});
