import { afterAll, afterEach, beforeEach, describe, expect } from "vitest";
import { beginPageSession, usePageEnding } from "../../lib/kept/kept.ts";
import { restartHistory } from "../../state/history.ts";
import { setJsonInput } from "../../state/json-text.ts";
import { buildSaved, serveCarousels } from "../../testing/carousels.fixture.ts";
import { respond, type FakeServer } from "../../testing/fake-server.fixture.ts";
import { signIn } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { readCarousel } from "../../state/carousel-store.ts";
import { keepAsChange, keepLastDraft, keepUnsentMedia } from "./local-copy-storage.ts";
import { localCopySync } from "./local-copy-sync.ts";
import { openUnsaved } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { savedState } from "../../lib/sync/sync-state.ts";
import { saveBeforeLogOut } from "./save-before-log-out.ts";
import { edit, holdClock, openSaved, typeTitle } from "./saving.fixture.ts";

afterAll(localCopySync.start());
beforeEach(() => {
  holdClock();
  openUnsaved();
  restartHistory(() => setJsonInput(""));
  beginPageSession("token", "ada");
  signIn();
});
afterEach(() => {
  usePageEnding.setState({ ending: null });
  useOpenDocument.setState(savedState);
  openUnsaved();
});

const link = { version: null, status: "draft", accountId: "ada" } as const;
const listTitles = (kept: ReturnType<typeof serveCarousels>) =>
  [...kept.values()].map(({ title }) => title).toSorted();

function refuse(server: FakeServer): void {
  server.on("POST /api/carousels", () => respond({ message: "Broken" }, 500));
  server.on("PUT /api/carousels/c1", () => respond({ message: "Broken" }, 500));
}

describe("before logging out", () => {
  test("nothing is sent if there is nothing to save", async () => {
    expect(await saveBeforeLogOut()).toEqual([]);
  });

  test("the open draft with typed text, the last draft and unsent changes are saved", async ({
    server,
  }) => {
    const kept = serveCarousels(server);
    edit("Unsent");
    keepAsChange(readCarousel(), { id: "c2", title: "Unsent", ...link }, null);
    edit("Last");
    keepLastDraft(readCarousel(), null);
    edit("Open");
    typeTitle("Open and typed");
    expect(await saveBeforeLogOut()).toEqual([]);
    expect(listTitles(kept)).toEqual(["Last", "Open and typed", "Unsent"]);
    const keys = Object.keys(localStorage).filter((key) => /draft|carousel/.test(key));
    expect(keys).toEqual([]);
  });

  test("changes made while signed out are saved", async ({ server }) => {
    const kept = serveCarousels(server);
    edit("Early");
    keepAsChange(readCarousel(), { id: "c2", title: "Early", ...link, accountId: null }, null);
    restartHistory(() => setJsonInput(""));
    expect(await saveBeforeLogOut()).toEqual([]);
    expect(listTitles(kept)).toEqual(["Early"]);
  });

  test("a saved carousel gets its last change", async ({ server }) => {
    const kept = await openSaved(server, buildSaved());
    edit("Changed");
    expect(await saveBeforeLogOut()).toEqual([]);
    expect(kept.get("c1")?.title).toBe("Changed");
  });

  test("what the account can't get is named and stays", async ({ server }) => {
    await openSaved(server, buildSaved());
    edit("Changed");
    keepAsChange(readCarousel(), { id: "c2", title: "Unsent", ...link }, null);
    keepUnsentMedia({ id: "c3", title: "With images", ...link }, ["local:1", "local:2"]);
    localStorage.setItem("slideloom@ada.draft.set-aside-1", "{broken");
    refuse(server);
    expect(await saveBeforeLogOut()).toEqual([
      "Changed",
      "Unsent",
      "2 images of “With images”",
      "A draft that couldn't be read",
    ]);
    expect(localStorage.getItem("slideloom@ada.carousel.c1")).toContain("Changed");
    expect(localStorage.getItem("slideloom@ada.carousel.c2")).not.toBeNull();
  });

  test("a draft changed by another tab is named, and the other tab's version is saved", async ({
    server,
  }) => {
    const kept = serveCarousels(server);
    edit("Here");
    dispatchEvent(new Event("pagehide"));
    const there = localStorage.getItem("slideloom@ada.draft") ?? "";
    localStorage.setItem(
      "slideloom@ada.draft",
      JSON.stringify({ ...JSON.parse(there.replaceAll("Here", "There")), revision: "other" }),
    );
    expect(await saveBeforeLogOut()).toEqual(["Here"]);
    expect(listTitles(kept)).toEqual(["There"]);
  });
});
