import type { Connection } from "@slideloom/core/contract/connections";
import type {
  DecisionRequest,
  Publication,
  PublicationChangeRequest,
} from "@slideloom/core/contract/publications";
import { useState } from "react";
import { beforeEach, describe, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildSaved } from "../../../testing/carousels.fixture.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import {
  buildConnection,
  buildPublication,
  buildTarget,
} from "../../../testing/publishing.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import type { CalendarView } from "../calendar-view.ts";
import { Calendar, type ScheduleWish } from "./calendar.tsx";

const today = "2027-11-30";

// Midnight, because later in the day the publications would be in the past.
beforeEach(() => void vi.setSystemTime(`${today}T00:00:00Z`));

const schedule = vi.fn<(wish: ScheduleWish) => void>();

function Shown({ initial }: { initial: Partial<CalendarView> }) {
  const [view, setView] = useState<CalendarView>({
    view: "month",
    day: "2027-12-01",
    publicationId: null,
    ...initial,
  });
  return (
    <Calendar
      view={view}
      today={today}
      onChange={(change) => setView((before) => ({ ...before, ...change }))}
      onSchedule={schedule}
    />
  );
}

const show = (initial: Partial<CalendarView> = {}) => {
  signIn();
  return renderInApp(<Shown initial={initial} />);
};

const drafts = ["Tea", "Rust"].map((title, index) => ({
  ...buildSaved({ id: `c${index + 1}`, title }),
  isPublished: false,
  dueAt: null,
  tags: [],
}));

/** Answers requests for these publications like the real server, including moves, cancellations and decisions. */
function serve(
  server: FakeServer,
  publications: Publication[],
  connections: readonly Connection[] = [buildConnection()],
): void {
  schedule.mockClear();
  server.on("GET /api/connections", () => respond({ connections }));
  server.on("GET /api/carousels", ({ query }) => {
    const carousels = drafts.filter(({ title }) => title.includes(query.get("q") ?? ""));
    return respond({ carousels, nextCursor: null });
  });
  server.on("GET /api/publications", ({ query }) => {
    const status = query.get("status");
    const isWanted = (one: Publication) =>
      status === null || one.targets.some((target) => target.status === status);
    return respond({
      publications: publications.filter(
        (one) => (one.due_at === null) === query.has("unscheduled") && isWanted(one),
      ),
    });
  });
  for (const [index, { id }] of publications.entries()) {
    const path = `/api/publications/${id}`;
    const current = () => publications[index] ?? buildPublication();
    const set = (change: Partial<Publication>) => {
      publications[index] = { ...current(), ...change, version: current().version + 1 };
      return respond(current());
    };
    server.on(`GET ${path}`, () => respond(current()));
    server.on(`GET ${path}/attempts`, () => respond({ attempts: [] }));
    server.on(`PATCH ${path}`, ({ body }) => {
      const { version, when } = body as PublicationChangeRequest;
      if (version !== current().version) return respond({ message: "Changed elsewhere" }, 409);
      if (when?.kind === "unscheduled") return set({ wall_time: null, due_at: null });
      if (when?.kind !== "time") return set({});
      return set({ wall_time: when.at, due_at: `${when.at}:00.000Z` });
    });
    server.on(`DELETE ${path}`, () => {
      set({ targets: current().targets.map((one) => ({ ...one, status: "canceled" })) });
      return respond(null, 204);
    });
    server.on(`POST ${path}/decide`, ({ body }) => {
      const { decision, url = null } = body as DecisionRequest;
      const status = { there: "published", again: "scheduled", check: "checking" } as const;
      const posts = decision === "there" ? [{ id: "1", url }] : [];
      const targets = current().targets.map((one) => ({ ...one, posts, status: status[decision] }));
      return set({ targets });
    });
  }
}

const cell = (day: string) => page.getByRole("gridcell", { name: day });
const chip = (name: string | RegExp) => page.getByRole("button", { name });

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

/** Drags with the mouse, with one frame per movement. */
async function drag(from: Element, to: Element): Promise<void> {
  const [start, end] = [from, to].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  });
  const near = { ...start, clientX: (start?.clientX ?? 0) + 10 };
  const send = async (type: string, place: MouseEventInit | undefined, target: EventTarget) => {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...place }));
    await new Promise(requestAnimationFrame);
  };
  await send("mousedown", start, from);
  for (const place of [near, end, end]) await send("mousemove", place, document);
  await send("mouseup", end, document);
}

describe("a month", () => {
  test("shows six weeks, and each publication on its day with time, networks and status", async ({
    server,
  }) => {
    serve(server, [buildPublication()]);
    await show();
    await expect.element(cell("Wednesday, December 1, 2027, 1 post")).toHaveTextContent("9:00 AM");
    expect(page.getByRole("gridcell").elements()).toHaveLength(42);
    await expect
      .element(chip("9:00 AM Bluesky Five habits Scheduled"))
      .toHaveAttribute("aria-keyshortcuts", "m");
  });

  test.for([320, 360, 640, 1024])(
    "shows every network's mark in a window %i px wide",
    async (width, { server }) => {
      await page.viewport(width, 800);
      const all = ["bluesky", "mastodon", "linkedin", "handover"] as const;
      const targets = all.map((network) => buildTarget({ network, id: network }));
      serve(server, [buildPublication({ targets, wall_time: "2027-12-01T11:01" })]);
      await show();
      const entry = chip(/Five habits/);
      await expect.element(entry).toBeVisible();
      const frame = entry.element().getBoundingClientRect();
      const marks = entry
        .getByRole("img")
        .elements()
        .map((mark) => mark.getBoundingClientRect());
      expect(marks).toHaveLength(4);
      for (const mark of marks) {
        expect(mark.width).toBe(14);
        expect(mark.right).toBeLessThanOrEqual(frame.right);
        expect(mark.bottom).toBeLessThanOrEqual(frame.bottom);
      }
      const time = entry.getByText("11:01 AM").element();
      const words = document.createRange();
      words.selectNodeContents(time);
      expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right - 1);
    },
  );

  test("moves the focus by arrow keys and page keys", async ({ server }) => {
    serve(server, []);
    await show();
    focus(cell("December 1, 2027").element());
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect.element(cell("December 9, 2027")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect.element(cell("December 6, 2027")).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await expect.element(cell("January 6, 2028")).toHaveFocus();
    await expect.element(page.getByRole("heading", { name: "January 2028" })).toBeVisible();
    await userEvent.keyboard("{PageUp}{PageUp}");
    await expect.element(cell("November 6, 2027")).toHaveFocus();
  });

  test("shows a day's first entries, and all of them in a list", async ({ server }) => {
    const many = [9, 10, 11, 12, 13].map((hour) => {
      const wall_time = `2027-12-01T${String(hour).padStart(2, "0")}:00`;
      return buildPublication({ id: `p${hour}`, title: `At ${hour}`, wall_time });
    });
    serve(server, many);
    await show();
    await expect.element(chip(/At 11/)).toBeVisible();
    expect(chip(/At 12/).elements()).toEqual([]);
    await chip("+2 more on Wednesday, December 1, 2027").click();
    await expect.element(page.getByText("At 13")).toBeVisible();
  });
});

describe("moving by the keyboard", () => {
  test("picks up with M, moves by arrows, drops with Enter, and can be undone", async ({
    server,
  }) => {
    const publications = [buildPublication()];
    serve(server, publications);
    await show();
    await expect.element(chip(/Five habits/)).toBeVisible();
    focus(chip(/Five habits/).element());
    await userEvent.keyboard("m{ArrowRight}{ArrowDown}");
    await expect.element(cell("December 9, 2027, 1 post")).toBeVisible();
    await expect.element(chip(/Five habits/)).toHaveFocus();
    expect(server.listSent(`PATCH /api/publications/${publications[0]?.id}`)).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Moved to Thu, Dec 9, 9:00 AM")).toBeVisible();
    expect(publications[0]?.wall_time).toBe("2027-12-09T09:00");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(page.getByText("Moved back")).toBeVisible();
    expect(publications[0]?.wall_time).toBe("2027-12-01T09:00");
    await expect.element(cell("December 1, 2027, 1 post")).toBeVisible();
  });

  test("shows the old time before the server responds to Undo", async ({ server }) => {
    const publication = buildPublication();
    serve(server, [publication]);
    await show();
    await expect.element(chip(/Five habits/)).toBeVisible();
    focus(chip(/Five habits/).element());
    await userEvent.keyboard("m{ArrowRight}{Enter}");
    await expect.element(page.getByText("Moved to Thu, Dec 2, 9:00 AM")).toBeVisible();
    server.hold(`PATCH /api/publications/${publication.id}`);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(cell("December 1, 2027, 1 post")).toBeVisible();
  });

  test("is canceled with Escape", async ({ server }) => {
    const publications = [buildPublication()];
    serve(server, publications);
    await show();
    await expect.element(chip(/Five habits/)).toBeVisible();
    focus(chip(/Five habits/).element());
    await userEvent.keyboard("m{ArrowRight}{Escape}");
    await expect.element(cell("December 1, 2027, 1 post")).toBeVisible();
    expect(publications[0]?.version).toBe(1);
  });

  test("moves by quarter hours in a week", async ({ server }) => {
    const publications = [buildPublication()];
    serve(server, publications);
    await show({ view: "week" });
    await expect.element(chip(/Five habits/)).toBeVisible();
    focus(chip(/Five habits/).element());
    await userEvent.keyboard("m{ArrowDown}{ArrowDown}{ArrowLeft}{Enter}");
    await expect.element(page.getByText("Moved to Tue, Nov 30, 9:30 AM")).toBeVisible();
    expect(publications[0]?.wall_time).toBe("2027-11-30T09:30");
  });

  test("isn't offered for a sent publication; a refused move shows the reason", async ({
    server,
  }) => {
    const sent = buildTarget({ status: "published" });
    serve(server, [buildPublication({ targets: [sent] })]);
    await show();
    const shown = chip("9:00 AM Bluesky Five habits Published");
    await expect.element(shown).not.toHaveAttribute("aria-keyshortcuts");
    serve(server, [buildPublication({ id: "late", title: "Late" })]);
    server.on("PATCH /api/publications/late", () =>
      respond({ message: "It is being sent at this moment." }, 409),
    );
    await page.getByRole("button", { name: "Next month" }).click();
    await page.getByRole("button", { name: "Previous month" }).click();
    await expect.element(chip(/Late/)).toBeVisible();
    focus(chip(/Late/).element());
    await userEvent.keyboard("m{ArrowRight}{Enter}");
    await expect.element(page.getByText("It is being sent at this moment.")).toBeVisible();
    await expect.element(cell("December 1, 2027, 1 post")).toBeVisible();
  });
});

describe("moving by the pointer", () => {
  test("drops a publication on another day", async ({ server }) => {
    const publications = [buildPublication()];
    serve(server, publications);
    await show();
    await expect.element(chip(/Five habits/)).toBeVisible();
    await drag(chip(/Five habits/).element(), cell("December 3, 2027").element());
    await expect.element(page.getByText("Moved to Fri, Dec 3, 9:00 AM")).toBeVisible();
  });

  test("gives one without a time the day that it is dropped on, at nine", async ({ server }) => {
    const publications = [buildPublication({ wall_time: null, due_at: null, source: null })];
    serve(server, publications);
    await show();
    const waiting = page.getByRole("region", { name: "Unscheduled" });
    const row = waiting.getByRole("button", { name: /Five habits/ });
    await expect.element(row).toBeVisible();
    await drag(row.element(), cell("December 3, 2027").element());
    await expect.element(page.getByText("Moved to Fri, Dec 3, 9:00 AM")).toBeVisible();
    expect(publications[0]?.wall_time).toBe("2027-12-03T09:00");
  });
});

describe("a publication with an unknown outcome", () => {
  const serveUnknown = (server: FakeServer) => {
    const target = buildTarget({ status: "unknown", message: "Bluesky did not answer." });
    const publications = [buildPublication({ targets: [target] })];
    serve(server, publications);
    return publications;
  };

  test("is listed above the calendar, and can be marked as published with its URL", async ({
    server,
  }) => {
    serveUnknown(server);
    await show();
    await expect.element(page.getByText("Was “Five habits” published?")).toBeVisible();
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByRole("button", { name: "The post is there", exact: true }).click();
    await page.getByRole("textbox", { name: "Post URL" }).fill("bsky.app");
    await expect.element(page.getByText("Enter a URL that starts with https://")).toBeVisible();
    await page.getByRole("textbox", { name: "Post URL" }).fill("https://bsky.example/post/1");
    await page.getByRole("button", { name: "Mark as published" }).click();
    await expect
      .element(page.getByRole("link", { name: "See the post on Bluesky" }))
      .toHaveAttribute("href", "https://bsky.example/post/1");
    await expect.element(page.getByText("Was “Five habits” published?")).not.toBeInTheDocument();
  });

  test("is posted again only after a confirmation", async ({ server }) => {
    const [publication] = serveUnknown(server);
    const decide = `POST /api/publications/${publication?.id}/decide`;
    await show({ publicationId: publication?.id ?? "" });
    await page.getByRole("button", { name: "The post isn't there", exact: true }).click();
    expect(server.listSent(decide)).toEqual([]);
    await page.getByRole("button", { name: "Publish again", exact: true }).click();
    await expect
      .poll(() => server.listSent(decide).map(({ body }) => body))
      .toMatchObject([{ decision: "again" }]);
  });

  test("is checked again on request", async ({ server }) => {
    const [publication] = serveUnknown(server);
    await show({ publicationId: publication?.id ?? "" });
    await page.getByRole("button", { name: "Check again" }).click();
    await expect.element(page.getByRole("dialog").getByText("Checking")).toBeVisible();
  });
});

describe("a publication", () => {
  test("is canceled after a confirmation", async ({ server }) => {
    const publications = [buildPublication()];
    serve(server, publications);
    await show({ publicationId: publications[0]?.id ?? "" });
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Cancel post", exact: true })
      .click();
    await page.getByRole("button", { name: "Keep post" }).click();
    expect(publications[0]?.version).toBe(1);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Cancel post", exact: true })
      .click();
    await page.getByRole("button", { name: "Cancel post" }).click();
    await expect.element(page.getByRole("dialog").getByText("Cancelled")).toBeVisible();
  });

  test("can be moved in a time zone, or unscheduled", async ({ server }) => {
    const publications = [buildPublication()];
    serve(server, publications);
    await show({ publicationId: publications[0]?.id ?? "" });
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByLabelText("Time", { exact: true }).fill("10:45");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect.poll(() => publications[0]?.wall_time).toBe("2027-12-01T10:45");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByRole("button", { name: "Unschedule" }).click();
    await expect.element(page.getByRole("dialog").getByText("Unscheduled")).toBeVisible();
  });

  test("that a network has accepted shows who publishes it, and asks nothing", async ({
    server,
  }) => {
    const message = "Buffer has the post and is publishing it.";
    const publications = [
      buildPublication({ targets: [buildTarget({ status: "checking", message })] }),
    ];
    serve(server, publications);
    await show({ publicationId: publications[0]?.id ?? "" });
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByText(message)).toBeVisible();
    await expect.element(dialog.getByText("Checking")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Check again" }).query()).toBeNull();
  });

  test("that failed shows the network's message and can be posted again", async ({ server }) => {
    const target = buildTarget({ status: "failed", message: "The image is too large." });
    const publications = [buildPublication({ targets: [target] })];
    serve(server, publications);
    await show({ publicationId: publications[0]?.id ?? "" });
    await expect.element(page.getByText("The image is too large.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => publications[0]?.targets[0]?.status).toBe("scheduled");
  });

  test("changes its captions and accounts, and keeps alt texts and options", async ({ server }) => {
    const kept = { alt_texts: ["A cup"], options: { language: "en" }, slide_size: "carousel" };
    const publications = [buildPublication({ targets: [buildTarget({ ...kept } as object)] })];
    const other = buildConnection(2, { network: "mastodon", handle: "ana@example.social" });
    serve(server, publications, [buildConnection(), other]);
    await show({ publicationId: publications[0]?.id ?? "" });
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const caption = page.getByRole("textbox", { name: "Caption for ana.bsky.social" });
    await caption.fill("x".repeat(301));
    await expect.element(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
    await caption.fill("Six habits");
    await page.getByRole("checkbox", { name: /ana@example\.social/ }).click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect
      .poll(() => server.listSent(`PATCH /api/publications/${publications[0]?.id}`)[0]?.body)
      .toEqual({
        version: 1,
        targets: [
          { connection_id: buildConnection().id, caption: "Six habits", ...kept },
          { connection_id: other.id },
        ],
      });
  });

  test("offers the newest version of its carousel", async ({ server }) => {
    const publications = [buildPublication({ newer_version: 4 })];
    serve(server, publications);
    await show({ publicationId: publications[0]?.id ?? "" });
    await page.getByRole("button", { name: "Use the newest version" }).click();
    await expect
      .poll(() => server.listSent(`PATCH /api/publications/${publications[0]?.id}`)[0]?.body)
      .toEqual({ version: 1, use_newest_version: true });
  });
});

describe("a draft", () => {
  test("is scheduled for the day that it is dragged onto, or by a click", async ({ server }) => {
    serve(server, []);
    await show();
    const draft = page.getByRole("button", { name: "Tea" });
    await expect.element(draft).toBeVisible();
    await drag(draft.element(), cell("December 9").element());
    await expect.poll(() => schedule.mock.calls.length).toBe(1);
    await page.getByRole("button", { name: "Rust" }).click();
    const [dropped, clicked] = schedule.mock.calls.map(([wish]) => wish);
    expect([dropped?.at, dropped?.carousels.map(({ title }) => title)]).toEqual([
      "2027-12-09",
      ["Tea"],
    ]);
    expect([clicked?.at, clicked?.carousels.map(({ title }) => title)]).toEqual([
      "2027-12-01",
      ["Rust"],
    ]);
  });

  test("is chosen for a day that is clicked or confirmed with Enter, unless the day has passed", async ({
    server,
  }) => {
    serve(server, []);
    await show();
    await cell("December 9").click();
    focus(cell("December 10").element());
    await userEvent.keyboard("{Enter}");
    await cell("November 29").click();
    expect(schedule.mock.calls.map(([{ at }]) => at)).toEqual(["2027-12-09", "2027-12-10"]);
  });
});

test("the queue shows posts and free slots, which are filled with a click", async ({ server }) => {
  const { id } = buildConnection();
  serve(server, [
    buildPublication({ title: "Planned", targets: [buildTarget({ connection_id: id })] }),
  ]);
  await show({ view: "queue" });
  await expect.element(page.getByRole("button", { name: /Planned/ })).toBeVisible();
  const free = page.getByRole("button", { name: /Free, schedule here/ });
  await free.first().click();
  expect(schedule.mock.calls[0]?.[0].at).toMatch(/^2027-12-\d\dT09:00$/);
});

test("a connected account with expired access is listed above the calendar", async ({ server }) => {
  serve(server, [], [buildConnection(1, { state: "reconnect" })]);
  await show();
  await expect.element(page.getByText("Reconnect ana.bsky.social (Bluesky)")).toBeVisible();
});

test("shows the feed's URL, and replaces it after a confirmation", async ({ server }) => {
  serve(server, []);
  let number = 1;
  server.on("GET /api/calendar-feed", () => respond({ url: `/calendar-feeds/a/${number}/s.ics` }));
  server.on("POST /api/calendar-feed", () => {
    number += 1;
    return respond({ url: `/calendar-feeds/a/${number}/s.ics` });
  });
  await show();
  await page.getByRole("button", { name: "Add to my calendar app" }).click();
  const address = page.getByRole("textbox", { name: "Calendar link" });
  await expect.element(address).toHaveValue(`${location.origin}/calendar-feeds/a/1/s.ics`);
  await page.getByRole("button", { name: "Replace link" }).click();
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  await expect.element(address).toHaveValue(`${location.origin}/calendar-feeds/a/2/s.ics`);
});

test("a CSV file is previewed, fixed and scheduled", async ({ server }) => {
  serve(server, []);
  const good = {
    row: 2,
    title: "Tea",
    slides: 3,
    publication_id: "p",
    is_new: true,
    due_at: "2027-12-01T08:00:00.000Z",
    time_zone: "Europe/Berlin",
    accounts: ["Bluesky, ana.bsky.social"],
    problems: [],
    warnings: [],
  };
  server.on("POST /api/publications/import", ({ body }) => {
    const { csv, dry_run = false } = Object(body);
    const problems = csv === "bad" ? ["There is no network friendster."] : [];
    const rows = [{ ...good, problems }];
    return respond({ scheduled: !dry_run && csv !== "bad", rows, unreadable: [] });
  });
  await show();
  await page.getByRole("button", { name: "Import a schedule (CSV)" }).click();
  const choose = async (name: RegExp, csv: string) => {
    // Replaces the browser's own file picker.
    const original = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function pick() {
      HTMLInputElement.prototype.click = original;
      const files = new DataTransfer();
      files.items.add(new File([csv], "posts.csv"));
      this.files = files.files;
      this.dispatchEvent(new Event("change"));
    };
    await page.getByRole("button", { name }).click();
  };
  await choose(/^Choose file/, "bad");
  await expect.element(page.getByText("There is no network friendster.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Schedule 1 post" })).toBeDisabled();
  await choose(/another file/, "good");
  await expect
    .element(page.getByRole("list", { name: "Posts" }))
    .toHaveTextContent("3 slides · Wed, Dec 1, 9:00 AM, Berlin · Bluesky, ana.bsky.social");
  await page.getByRole("button", { name: "Schedule 1 post" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.listSent("POST /api/publications/import").at(-1)?.body).toEqual({ csv: "good" });
});

test("an empty list says what to do", async ({ server }) => {
  serve(server, []);
  await show({ view: "list" });
  await expect.element(page.getByText(/^Nothing scheduled this month/)).toBeVisible();
});

test("a load failure is shown, and can be retried", async ({ server }) => {
  serve(server, [buildPublication()]);
  server.isReachable = false;
  await show();
  const failure = page.getByRole("alert").filter({ hasText: "We couldn't load the calendar" });
  await expect.element(failure).toHaveTextContent("We couldn't reach the server");
  const drafts = page.getByRole("region", { name: "Drafts" });
  await expect.element(drafts.getByRole("alert")).toHaveTextContent("We couldn't load your drafts");
  server.isReachable = true;
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect.element(chip(/Five habits/)).toBeVisible();
});
