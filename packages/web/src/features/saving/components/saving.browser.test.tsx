import { afterAll, afterEach, describe, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { writeAuthToken } from "../../../testing/session.fixture.ts";
import { readCarousel } from "../../../state/carousel-store.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { buildSaved, buildText, serveCarousels } from "../../../testing/carousels.fixture.ts";
import { respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { serializeLocalCopy } from "../local-copy.ts";
import { localCopySync } from "../local-copy-sync.ts";
import { getSession, openCarousel, openUnsaved } from "../open-document.ts";
import { useOpenDocument } from "../open-document-store.ts";
import { savedState } from "../../../lib/sync/sync-state.ts";
import { requestSave, saveDialog } from "../save-actions.ts";
import { edit, openSaved, typeTitle } from "../saving.fixture.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeletedNotice } from "./deleted-notice.tsx";
import { LocalCopyConflictNotice } from "./local-copy-conflict-notice.tsx";
import { OpeningState } from "./opening-state.tsx";
import { SaveButton } from "./save-button.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { SaveStatus } from "./save-status.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";

/** All saving controls of the editor. */
const saving = (
  <>
    <SaveButton />
    <SaveStatus />
    <SaveDialog />
    <ConflictDialog />
    <DeletedNotice />
    <LocalCopyConflictNotice />
  </>
);

afterAll(localCopySync.start());
afterEach(() => {
  vi.restoreAllMocks();
  writeAuthToken(null);
  saveDialog.close();
  useOpenDocument.setState(savedState);
  openUnsaved();
  setJsonInput("");
});

const save = () => page.getByRole("button", { name: "Save", exact: true });
const title = () => page.getByRole("textbox", { name: "Title" });

describe("a new carousel", () => {
  test("has nothing to save while it is empty", async () => {
    openUnsaved();
    await renderInApp(saving);
    await expect.element(save()).toBeDisabled();
    await expect.element(page.getByText("Saved in this browser")).toBeVisible();
  });

  test("is saved under a title, with its own address", async ({ server }) => {
    signIn();
    const kept = serveCarousels(server);
    openUnsaved();
    edit("Ten rules");
    const screen = await renderInApp(saving, { address: "/create" });
    await save().click();
    await expect.element(title()).toHaveValue("Ten rules");
    await expect.element(title()).toHaveFocus();
    await title().fill("  ");
    await screen.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("Enter a title");
    await title().fill("My first");
    await screen.getByRole("radio", { name: "Published" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
    const [id, saved] = [...kept][0] ?? [];
    expect(saved).toMatchObject({ title: "My first", status: "published" });
    await expect
      .element(screen.getByRole("status", { name: "Address" }))
      .toHaveTextContent(`/create/${id}`);
  });

  test("of an anonymous user leads to sign-in, and keeps title and status", async () => {
    openUnsaved();
    edit("Ten rules");
    const screen = await renderInApp(saving, { address: "/create" });
    await save().click();
    await screen.getByRole("button", { name: "Sign in and save" }).click();
    await expect
      .element(screen.getByRole("status", { name: "Address" }))
      .toHaveTextContent("/login?");
    expect(sessionStorage.getItem("slideloom.save-intent")).toContain("Ten rules");
  });

  test("that doesn't fit in storage says so, and remains unsaved", async () => {
    openUnsaved();
    const screen = await renderInApp(saving);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    edit("Ten rules");
    await expect.element(screen.getByText("Not saved in this browser")).toBeVisible();
    await expect.element(screen.getByText("Not saved", { exact: true })).toBeVisible();
    await expect.element(save()).toBeEnabled();
  });

  test("that another tab changed waits for a choice", async () => {
    openUnsaved();
    edit("Here");
    const screen = await renderInApp(saving);
    const text = serializeLocalCopy({ ...readCarousel(), jsonInput: buildText("There") }, "other");
    localStorage.setItem("slideloom.draft", text);
    dispatchEvent(new StorageEvent("storage", { key: "slideloom.draft", newValue: text }));
    await expect.element(screen.getByRole("alert")).toHaveTextContent("changed in another tab");
    await expect.element(save()).toBeDisabled();
    await screen.getByRole("button", { name: "Keep this version" }).click();
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
    expect(localStorage.getItem("slideloom.draft")).toContain("Here");
  });
});

test("a title still being typed is the one that Save offers", async () => {
  openUnsaved();
  edit("First");
  await renderInApp(saving);
  typeTitle("Typed");
  requestSave();
  await expect.element(title()).toHaveValue("Typed");
});

test("text still being typed never counts as saved", async ({ server }) => {
  openUnsaved();
  await renderInApp(saving);
  typeTitle("Typed");
  await expect.element(page.getByText("Saving...")).toBeVisible();
  await expect.element(page.getByText("Saved in this browser")).toBeVisible();
  await openSaved(server);
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  typeTitle("Typed on");
  await expect.element(page.getByText("Saving...")).toBeVisible();
});

describe("a saved carousel", () => {
  test("shows that it is offline, and is saved by Save after reconnecting", async ({ server }) => {
    const kept = await openSaved(server);
    const screen = await renderInApp(saving);
    await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
    server.isReachable = false;
    edit("First");
    await expect.element(screen.getByText("Saving...")).toBeVisible();
    await save().click();
    await expect.element(screen.getByText("Offline")).toBeVisible();
    server.isReachable = true;
    await save().click();
    await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
    expect(kept.get("c1")?.title).toBe("First");
  });

  test("is announced if saved on request or failed, not at every typing pause", async ({
    server,
  }) => {
    await openSaved(server);
    const screen = await renderInApp(saving);
    const status = screen.getByRole("status").filter({ hasText: /aved|Saving|Offline/ });
    await expect.element(status).toHaveAttribute("aria-live", "off");
    edit("First");
    await expect.element(status).toHaveTextContent("Saving...");
    await expect.element(status).toHaveAttribute("aria-live", "off");
    await save().click();
    await expect.element(status).toHaveTextContent(/^Saved$/);
    await expect.element(status).toHaveAttribute("aria-live", "polite");
    edit("Second");
    await getSession()?.save({ isAutosave: true });
    await expect.element(status).toHaveTextContent(/^Saved$/);
    await expect.element(status).toHaveAttribute("aria-live", "off");
    server.isReachable = false;
    edit("Third");
    await getSession()?.save({ isAutosave: true });
    await expect.element(status).toHaveTextContent("Offline");
    await expect.element(status).toHaveAttribute("aria-live", "polite");
  });

  test("that the server refuses says why, and is saved on the next try", async ({ server }) => {
    const kept = await openSaved(server);
    const screen = await renderInApp(saving);
    server.on("PUT /api/carousels/c1", () => respond({ message: "You have 1000 carousels" }, 403));
    edit("First");
    await save().click();
    await expect.element(screen.getByText("You have 1000 carousels")).toBeVisible();
    await expect
      .element(screen.getByTitle("You have 1000 carousels"))
      .toHaveTextContent("Not saved");
    serveCarousels(server, buildSaved());
    await save().click();
    await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
    expect(kept.size).toBe(1);
  });

  test("with an ended session offers to sign in and return", async ({ server }) => {
    await openSaved(server);
    const screen = await renderInApp(saving, { address: "/create/c1" });
    server.on("PUT /api/carousels/c1", () => respond({ message: "Unauthorized" }, 401));
    edit("First");
    await save().click();
    await expect
      .element(screen.getByRole("link", { name: "sign in" }))
      .toHaveAttribute("href", expect.stringContaining("create%2Fc1"));
  });

  test("that was deleted elsewhere is saved as a new one", async ({ server }) => {
    const kept = await openSaved(server);
    const screen = await renderInApp(saving);
    server.on("PUT /api/carousels/c1", () => respond({ message: "In the bin" }, 410));
    edit("First");
    await save().click();
    await expect.element(screen.getByText("Deleted elsewhere", { exact: true })).toBeVisible();
    await screen.getByRole("button", { name: "Save as a new carousel" }).click();
    await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
    expect([...kept.values()].map((carousel) => carousel.title)).toEqual(["Mine", "First"]);
  });
});

describe("a conflict", () => {
  test.for([
    ["Keep this version", ["First"]],
    ["Use the other version", ["Theirs"]],
    ["Keep both", ["Theirs", "First (copy)"]],
  ] as const)(
    "shows both versions, can be postponed, and is resolved: %s",
    async ([choice, titles], { server }) => {
      const kept = await openSaved(server);
      kept.set("c1", buildSaved({ title: "Theirs", version: 2 }));
      const screen = await renderInApp(saving);
      edit("First");
      await save().click();
      const dialog = screen.getByRole("dialog", { name: "This carousel was changed elsewhere" });
      await expect
        .element(dialog.getByRole("region", { name: "This version" }))
        .toHaveTextContent(/First.*1 slide · Draft.*unsaved/);
      await expect
        .element(dialog.getByRole("region", { name: "The other version" }))
        .toHaveTextContent(/Theirs.*1 slide · Draft.*Saved /);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect.element(screen.getByText("Conflict:")).toBeVisible();
      await screen.getByRole("button", { name: "resolve" }).click();
      await dialog.getByRole("button", { name: choice }).click();
      await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
      await expect.element(dialog).not.toBeInTheDocument();
      expect([...kept.values()].map((carousel) => carousel.title)).toEqual(titles);
    },
  );

  test("fits a phone", async ({ server }) => {
    await page.viewport(320, 568);
    const kept = await openSaved(server);
    kept.set("c1", buildSaved({ title: "Theirs ".repeat(25), version: 2 }));
    const screen = await renderInApp(saving);
    edit("First");
    await save().click();
    const button = screen.getByRole("button", { name: "Keep both" });
    await expect.element(button).toBeVisible();
    button.element().scrollIntoView();
    await expect.element(button).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe("for a carousel that can't be opened", () => {
  test.for([
    [404, "Carousel not found", "My Carousels"],
    [410, "This carousel is in the trash", "Restore"],
    [500, "We couldn't open this carousel", "Try again"],
    [401, "Sign in to open this carousel", "Create account"],
  ] as const)("a %i says: %s", async ([code, heading, way], { server }) => {
    signIn();
    server.on("GET /api/carousels/c1", () => respond({ message: "No" }, code));
    server.on("GET /api/auth/me", () => respond({ message: "Unauthorized" }, 401));
    const screen = await renderInApp(<OpeningState />);
    void openCarousel("c1", "ada");
    await expect.element(screen.getByText(heading)).toBeVisible();
    await expect.element(screen.getByText(way, { exact: true })).toBeVisible();
  });

  test("the editor shows the reason, and another try opens it", async ({ server }) => {
    signIn();
    server.isReachable = false;
    const screen = await renderInApp(<OpeningState />);
    await openCarousel("c1", "ada");
    const release = server.hold("GET /api/carousels/c1");
    server.isReachable = true;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("Opening...")).toBeVisible();
    release(respond(buildSaved()));
    await expect.poll(() => useOpenDocument.getState().carousel?.id).toBe("c1");
  });

  test("the editor offers to restore it from the trash, and says if that fails", async ({
    server,
  }) => {
    signIn();
    server.on("GET /api/carousels/c1", () => respond({ message: "In the bin" }, 410));
    server.on("POST /api/carousels/c1/restore", () => respond({ message: "Too late" }, 404));
    const screen = await renderInApp(<OpeningState />);
    await openCarousel("c1", "ada");
    await screen.getByRole("button", { name: "Restore" }).click();
    await expect.element(screen.getByText("Too late")).toBeVisible();
    server.on("POST /api/carousels/c1/restore", () => respond(buildSaved()));
    server.on("GET /api/carousels/c1", () => respond(buildSaved()));
    await screen.getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => useOpenDocument.getState().carousel?.id).toBe("c1");
  });
});

test("changes that only this browser has are listed, but not those of other accounts", async () => {
  for (const [id, accountId] of [
    ["c1", "ada"],
    ["c2", null],
    ["c3", "bob"],
  ] as const) {
    const link = { id, version: 1, title: `Title ${id}`, status: "draft", accountId } as const;
    const text = serializeLocalCopy(buildSaved().draft, "r1", link);
    localStorage.setItem(`slideloom.carousel.${id}`, text);
  }
  const screen = await renderInApp(<UnsavedChanges accountId="ada" />);
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => link.textContent).sort()).toEqual(["Title c1", "Title c2"]);
});
