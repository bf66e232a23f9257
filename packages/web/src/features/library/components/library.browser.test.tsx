import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { useState } from "react";
import { afterEach, describe, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildSaved } from "../../../testing/carousels.fixture.ts";
import { chooseFile } from "../../../testing/choose-file.fixture.ts";
import { respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { libraryDialog } from "../library-dialog.ts";
import { type ListView, readView } from "../list-query.ts";
import { clearSelection } from "../selection-store.ts";
import { LibraryDialogs } from "./library-dialogs.tsx";
import { LibraryToolbar } from "./library-toolbar.tsx";
import { Library } from "./library.tsx";

const list = "GET /api/carousels";

function LibraryScreen() {
  const [view, setView] = useState<ListView>(() => readView(new URLSearchParams()));
  const change = (changed: Partial<ListView>) => setView((before) => ({ ...before, ...changed }));
  return (
    <>
      <LibraryToolbar view={view} onChange={change} />
      <Library
        view={view}
        isSignedIn
        emptyState={<p>Nothing saved yet</p>}
        onClear={() => change({ q: "" })}
      />
      <LibraryDialogs
        renderSchedule={({ carousels }) => (
          <p>Schedule {carousels.map(({ title }) => title).join(", ")}</p>
        )}
        renderDownload={({ carousels }) => (
          <p>Download {carousels.map(({ title }) => title).join(", ")}</p>
        )}
      />
    </>
  );
}

const build = (...titles: string[]): ListedCarousel[] =>
  titles.map((title, index) => ({
    ...buildSaved({ id: `c${index + 1}`, title }),
    isPublished: false,
    dueAt: null,
    tags: [],
  }));

const respondList = (carousels: ListedCarousel[], nextCursor: string | null = null) =>
  respond({ carousels, nextCursor });

const card = (name: string) => page.getByRole("article", { name });

async function choose(title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test.beforeEach(({ server }) => {
  server.on("GET /api/library/filters", () => respond({ tags: [], brands: [] }));
  server.on("GET /api/connections", () => respond({ connections: [] }));
});

afterEach(() => {
  libraryDialog.close();
  clearSelection();
});

describe("a selection", () => {
  const box = (title: string) => page.getByRole("checkbox", { name: `Select ${title}` });
  const bar = () => page.getByRole("toolbar", { name: "Selected carousels" });

  test("grows with Shift by a range, and is scheduled and downloaded as a whole", async ({
    server,
  }) => {
    signIn();
    server.on(list, () => respondList(build("A", "B", "C", "D")));
    const screen = await renderInApp(<LibraryScreen />);
    await box("A").click();
    await userEvent.keyboard("{Shift>}");
    await box("C").click();
    await userEvent.keyboard("{/Shift}");
    await expect.element(bar()).toHaveTextContent("3 carousels");
    await bar().getByRole("button", { name: "Schedule" }).click();
    await expect.element(screen.getByText("Schedule A, B, C")).toBeVisible();
    libraryDialog.close();
    await bar().getByRole("button", { name: "Select all 4" }).click();
    await box("B").click();
    await bar().getByRole("button", { name: "Download" }).click();
    await expect.element(screen.getByText("Download A, C, D")).toBeVisible();
    libraryDialog.close();
    await bar().getByRole("button", { name: "Clear selection" }).click();
    await expect.element(bar()).not.toBeInTheDocument();
  });

  test("is moved to the trash together, and comes back with Undo", async ({ server }) => {
    signIn();
    server.on(list, () => respondList(build("A", "B", "C")));
    for (const id of ["c1", "c2"]) {
      server.on(`DELETE /api/carousels/${id}`, () => respond(null, 204));
      server.on(`POST /api/carousels/${id}/restore`, () => respond(buildSaved({ id })));
    }
    const screen = await renderInApp(<LibraryScreen />);
    await box("A").click();
    await box("B").click();
    await bar().getByRole("button", { name: "Move to trash" }).click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByText("Restored", { exact: true })).toBeVisible();
    expect(server.listSent("DELETE /api/carousels/c1")).toHaveLength(1);
    expect(server.listSent("POST /api/carousels/c2/restore")).toHaveLength(1);
    await expect.element(bar()).not.toBeInTheDocument();
  });

  test("with scheduled posts is deleted only after a question", async ({ server }) => {
    signIn();
    const [first, second] = build("A", "B");
    if (!first || !second) throw new Error("Two are built");
    const dueAt = "2026-12-01T08:00:00.000Z";
    server.on(list, () => respondList([{ ...first, dueAt }, second]));
    const screen = await renderInApp(<LibraryScreen />);
    await box("A").click();
    await box("B").click();
    await bar().getByRole("button", { name: "Move to trash" }).click();
    await expect
      .element(screen.getByRole("dialog"))
      .toHaveTextContent("1 carousel has scheduled posts");
    expect(server.listSent("DELETE /api/carousels/c2")).toHaveLength(0);
  });

  test("names which part failed", async ({ server }) => {
    signIn();
    server.on(list, () => respondList(build("A", "B")));
    server.on("POST /api/carousels/c1/duplicate", () => respond(buildSaved(), 201));
    server.on("POST /api/carousels/c2/duplicate", () => respond({ message: "It is full." }, 422));
    const screen = await renderInApp(<LibraryScreen />);
    await box("A").click();
    await box("B").click();
    await bar().getByRole("button", { name: "Duplicate" }).click();
    await expect.element(screen.getByText("1 of 2 carousels finished. It is full.")).toBeVisible();
  });
});

describe("the list", () => {
  test("shows a loading state, then the empty state", async ({ server }) => {
    signIn();
    const release = server.hold(list);
    const screen = await renderInApp(<LibraryScreen />);
    await expect.element(screen.getByText("Loading...")).toBeVisible();
    release(respondList([]));
    await expect.element(screen.getByText("Nothing saved yet")).toBeVisible();
  });

  test("shows a load failure, which can be retried", async ({ server }) => {
    signIn();
    server.isReachable = false;
    server.on(list, () => respondList(build("Mine")));
    const screen = await renderInApp(<LibraryScreen />);
    await expect
      .element(screen.getByRole("alert"))
      .toHaveTextContent("We couldn't reach the server");
    server.isReachable = true;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(card("Mine")).toBeVisible();
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  });

  test("of 1000 renders only the cards near the viewport, and loads more near its end", async ({
    server,
  }) => {
    signIn();
    const all = build(...Array.from({ length: 1000 }, (_, index) => `Post ${index + 1}.`));
    server.on(list, ({ query }) => {
      const from = Number(query.get("cursor") ?? 0);
      return respondList(all.slice(from, from + 60), from + 60 < 1000 ? String(from + 60) : null);
    });
    await renderInApp(<LibraryScreen />);
    await expect.element(card("Post 1.")).toBeVisible();
    expect(document.querySelectorAll("article").length).toBeLessThan(60);
    const scrollOn = () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return server.listSent(list).length;
    };
    await expect.poll(scrollOn).toBeGreaterThan(3);
    const findLast = () =>
      Number(page.getByRole("article").elements().at(-1)?.getAttribute("aria-label")?.slice(5));
    await expect.poll(findLast).toBeGreaterThan(120);
    expect(document.querySelectorAll("article").length).toBeLessThan(80);
    window.scrollTo(0, 0);
  });

  test("shows slides, size and state of each, and titles in their own direction", async ({
    server,
  }) => {
    signIn();
    const [first, second, third] = build("عنوان", "Long ".repeat(30), "Bad");
    if (!first || !second || !third) throw new Error("Three are built");
    server.on(list, () =>
      respondList([
        { ...first, slides: 7, status: "published" },
        { ...second, slides: 1, format: "single" },
        { ...third, slides: 0 },
      ]),
    );
    await page.viewport(320, 640);
    await renderInApp(<LibraryScreen />);
    await expect.element(card("عنوان")).toHaveTextContent(/7 slides · .*Published/);
    await expect.element(card("Long")).toHaveTextContent(/Single post · .*Draft/);
    await expect.element(card("Bad")).not.toHaveTextContent("slide");
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

test("published and scheduled carousels are marked", async ({ server }) => {
  signIn();
  const [posted, due, both] = build("Posted", "Due", "Both");
  if (!posted || !due || !both) throw new Error("Three are built");
  const dueAt = "2026-12-01T08:00:00.000Z";
  server.on(list, () =>
    respondList([
      { ...posted, isPublished: true },
      { ...due, dueAt },
      { ...both, isPublished: true, dueAt },
    ]),
  );
  const screen = await renderInApp(<LibraryScreen />);
  await expect.element(card("Posted")).toHaveTextContent("Published");
  await expect.element(card("Both")).toHaveTextContent("Published, scheduled");
  await card("Due").getByRole("link", { name: "Scheduled" }).click();
  await expect.element(screen.getByLabelText("Address")).toHaveTextContent("/calendar");
});

test("the empty Scheduled tab says how to schedule", async ({ server }) => {
  signIn();
  server.on(list, () => respondList([]));
  await renderInApp(
    <Library
      view={readView(new URLSearchParams("status=scheduled"))}
      isSignedIn
      emptyState={<p>Nothing saved yet</p>}
      onClear={() => undefined}
    />,
  );
  await expect.element(page.getByText(/^Nothing scheduled/)).toBeVisible();
  expect(String(server.listSent(list)[0]?.query)).toBe("status=scheduled&limit=60");
});

describe("a search", () => {
  test("is debounced, and can be cleared", async ({ server }) => {
    signIn();
    server.on(list, ({ query }) => respondList(query.get("q") ? [] : build("Mine")));
    const screen = await renderInApp(<LibraryScreen />);
    await expect.element(card("Mine")).toBeVisible();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const box = screen.getByRole("searchbox");
    await box.fill("ru");
    vi.advanceTimersByTime(200);
    await box.fill("rules");
    vi.advanceTimersByTime(249);
    expect(server.listSent(list)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.element(screen.getByText("No carousels match “rules”.")).toBeVisible();
    expect(server.listSent(list).map(({ query }) => query.get("q"))).toEqual([null, "rules"]);
    await screen.getByRole("button", { name: "Show all" }).click();
    await expect.element(card("Mine")).toBeVisible();
    await expect.element(box).toHaveValue("");
  });

  test("sort order and trash are sent to the server", async ({ server }) => {
    signIn();
    server.on(list, () => respondList([]));
    const screen = await renderInApp(<LibraryScreen />);
    await screen.getByRole("combobox", { name: "Sort by" }).selectOptions("Title");
    await screen.getByRole("button", { name: "Trash" }).click();
    await expect.element(screen.getByText(/^The trash is empty/)).toBeVisible();
    expect(String(server.requests.at(-1)?.query)).toBe("sort=title&bin=true&limit=60");
  });
});

describe("a carousel of the list", () => {
  test("is renamed by F2, and needs a title", async ({ server }) => {
    signIn();
    let [carousel] = build("Mine");
    server.on(list, () => respondList(carousel ? [carousel] : []));
    server.on("PATCH /api/carousels/c1", ({ body }) => {
      if (carousel) carousel = { ...carousel, ...Object(body) };
      return respond(carousel);
    });
    const screen = await renderInApp(<LibraryScreen />);
    await expect.element(card("Mine")).toBeVisible();
    const link = screen.getByRole("link", { name: "Mine" }).element();
    if (link instanceof HTMLElement) link.focus();
    await userEvent.keyboard("{F2}");
    const title = screen.getByRole("textbox", { name: "Title" });
    await title.fill(" ");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("alert")).toHaveTextContent("Enter a title");
    await title.fill("Other");
    await userEvent.keyboard("{Enter}");
    await expect.element(card("Other")).toBeVisible();
    expect(server.listSent("PATCH /api/carousels/c1")).toMatchObject([
      { body: { version: 1, title: "Other" } },
    ]);
  });

  test("that was changed elsewhere is changed in its current version", async ({ server }) => {
    signIn();
    server.on(list, () => respondList(build("Mine")));
    server.on("PATCH /api/carousels/c1", ({ body }) =>
      Object(body).version === 1
        ? respond({ message: "Changed", current: buildSaved({ version: 5 }) }, 409)
        : respond(buildSaved({ version: 6 })),
    );
    await renderInApp(<LibraryScreen />);
    await choose("Mine", "Mark as published");
    await expect
      .poll(() => server.listSent("PATCH /api/carousels/c1").map(({ body }) => body))
      .toEqual([
        { version: 1, status: "published" },
        { version: 5, status: "published" },
      ]);
  });

  test.for([
    ["Duplicate", "POST /api/carousels/c1/duplicate", "Carousel not duplicated"],
    ["Mark as published", "PATCH /api/carousels/c1", "Carousel not changed"],
    ["Move to trash", "DELETE /api/carousels/c1", "Carousel not deleted"],
  ] as const)(
    "stays in the list if %s fails, with an error message",
    async ([item, route, failure], { server }) => {
      signIn();
      server.on(list, () => respondList(build("Mine")));
      server.on(route, () => respond({ message: "The disk is full" }, 507));
      const screen = await renderInApp(<LibraryScreen />);
      await choose("Mine", item);
      await expect.element(screen.getByText(failure)).toBeVisible();
      await expect.element(screen.getByText("The disk is full")).toBeVisible();
      await expect.element(card("Mine")).toBeVisible();
    },
  );

  test("moves to the trash by Delete, and comes back by Undo", async ({ server }) => {
    signIn();
    let isDeleted = false;
    const serve = (route: string, deleted: boolean, status: number) =>
      server.on(route, () => {
        isDeleted = deleted;
        return respond(buildSaved(), status);
      });
    server.on(list, () => respondList(isDeleted ? [] : build("Mine")));
    serve("DELETE /api/carousels/c1", true, 204);
    serve("POST /api/carousels/c1/restore", false, 200);
    const screen = await renderInApp(<LibraryScreen />);
    await expect.element(card("Mine")).toBeVisible();
    const link = screen.getByRole("link", { name: "Mine" }).element();
    if (link instanceof HTMLElement) link.focus();
    await userEvent.keyboard("{Delete}");
    await expect.element(card("Mine")).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(card("Mine")).toBeVisible();
  });

  test("with scheduled posts is deleted only after a confirmation", async ({ server }) => {
    signIn();
    const [mine] = build("Mine");
    const scheduled = [{ ...mine, dueAt: "2027-12-01T08:00:00.000Z" }] as ReturnType<typeof build>;
    server.on(list, () => respondList(scheduled));
    server.on("DELETE /api/carousels/c1", () => {
      scheduled.length = 0;
      return respond(null, 204);
    });
    const screen = await renderInApp(<LibraryScreen />);
    await choose("Mine", "Move to trash");
    await expect
      .element(screen.getByRole("dialog"))
      .toHaveTextContent("Scheduled posts of “Mine” will be cancelled");
    await screen.getByRole("button", { name: "Keep carousel" }).click();
    expect(server.listSent("DELETE /api/carousels/c1")).toEqual([]);
    await choose("Mine", "Move to trash");
    await screen.getByRole("button", { name: "Delete and cancel posts" }).click();
    await expect.element(card("Mine")).not.toBeInTheDocument();
  });

  test("is deleted permanently only after a confirmation", async ({ server }) => {
    signIn();
    const deletedAt = new Date().toISOString();
    let trashed = build("Mine").map((carousel) => ({ ...carousel, deletedAt }));
    server.on(list, () => respondList(trashed));
    server.on("DELETE /api/carousels/c1", () => {
      trashed = [];
      return respond(null, 204);
    });
    const screen = await renderInApp(<LibraryScreen />);
    await expect.element(card("Mine")).toHaveTextContent("30 days left");
    await choose("Mine", "Delete permanently");
    await screen.getByRole("button", { name: "Cancel" }).click();
    expect(server.listSent("DELETE /api/carousels/c1")).toEqual([]);
    await choose("Mine", "Delete permanently");
    await screen.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
    await expect.element(card("Mine")).not.toBeInTheDocument();
    expect(String(server.listSent("DELETE /api/carousels/c1")[0]?.query)).toBe("permanently=true");
  });
});

describe("bulk export and import", () => {
  test("export a ZIP, or show an error", async ({ server }) => {
    signIn();
    server.on(list, () => respondList([]));
    server.on("GET /api/library/export", () => respond({ message: "Too many" }, 500));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const screen = await renderInApp(<LibraryScreen />);
    const start = async () => {
      await screen.getByRole("button", { name: "Export or import" }).click();
      await screen.getByRole("menuitem", { name: "Export as ZIP" }).click();
    };
    await start();
    await expect.element(screen.getByText("Library not exported")).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    server.on("GET /api/library/export", () => new Response("zip"));
    await start();
    await expect.element(screen.getByText("Library exported")).toBeVisible();
    expect(saved.mock.contexts[0]).toHaveProperty("download", "slideloom-library.zip");
    saved.mockRestore();
  });

  test("import a ZIP, and name the skipped files", async ({ server }) => {
    signIn();
    server.on(list, () => respondList([]));
    server.on("POST /api/library/import", () =>
      respond({
        imported: 1,
        unchanged: 2,
        skipped: [{ file: "a.json", message: "It is no JSON" }],
      }),
    );
    const screen = await renderInApp(<LibraryScreen />);
    const file = new File(["zip"], "library.zip", { type: "application/zip" });
    chooseFile(screen.getByLabelText("Library ZIP"), file);
    await expect.element(screen.getByText("Added 1 carousel.")).toBeVisible();
    await expect
      .element(
        screen.getByText(
          "2 carousels were already in your library. 1 skipped. First: a.json: It is no JSON",
        ),
      )
      .toBeVisible();
    expect(server.listSent("POST /api/library/import")[0]?.body).toBeInstanceOf(Blob);
  });
});
