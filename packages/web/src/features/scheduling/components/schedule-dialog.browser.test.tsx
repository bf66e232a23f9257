import type {
  ScheduleImportResponse,
  ScheduleSelectionRequest,
} from "@slideloom/core/contract/publications";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import type { FakeServer } from "../../../testing/fake-server.fixture.ts";
import { respond } from "../../../testing/fake-server.fixture.ts";
import { buildConnection } from "../../../testing/publishing.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

const door = "POST /api/publications/schedule";
const carousels = ["Tea", "Rust", "Salt"].map((title, index) => ({ id: `c${index + 1}`, title }));

/** Serves two accounts and a schedule, in which the carousels in `refused` have a problem. */
function serve(server: FakeServer, refused: readonly string[] = []): void {
  signIn();
  const connections = [buildConnection(1), buildConnection(2, { name: "Bo", handle: "bo.test" })];
  server.on("GET /api/connections", () => respond({ connections }));
  server.on(door, ({ body }) => {
    const { carousels: sent, dry_run, repeat } = body as ScheduleSelectionRequest;
    const rows = sent.map(({ carousel_id, when }, index) => ({
      row: index + 1,
      title: carousels.find(({ id }) => id === carousel_id)?.title ?? "",
      slides: 3,
      publication_id: `p-${carousel_id}`,
      due_at: when.kind === "time" ? `${when.at}:00.000Z` : null,
      time_zone: "UTC",
      accounts: ["Bluesky, ana"],
      is_new: true,
      problems: refused.includes(carousel_id) && !repeat ? ["Already published."] : [],
      warnings: [],
    }));
    const scheduled = !dry_run && rows.every(({ problems }) => problems.length === 0);
    return respond({ scheduled, rows, unreadable: [] } satisfies ScheduleImportResponse);
  });
}

const listWanted = (server: FakeServer) =>
  server
    .listSent(door)
    .map(({ body }) => body as ScheduleSelectionRequest)
    .filter(({ dry_run }) => !dry_run);

const submit = (name: string) => page.getByRole("button", { name, exact: true });

test("carousels are scheduled for the chosen days and accounts, which the next dialog starts with", async ({
  server,
}) => {
  serve(server);
  const onScheduled = vi.fn<() => void>();
  const build = () => (
    <ScheduleDialog
      carousels={carousels}
      at="2036-12-01"
      onScheduled={onScheduled}
      onClose={vi.fn<() => void>()}
    />
  );
  const screen = await renderInApp(build());
  await expect.element(screen.getByText("Choose an account.")).toBeVisible();
  await screen.getByRole("checkbox", { name: /bo.test/ }).click();
  for (const day of ["Tue", "Wed", "Thu"]) await screen.getByRole("button", { name: day }).click();
  await expect.element(screen.getByText(/Bluesky, ana/).first()).toBeVisible();
  await submit("Schedule 3 posts").click();
  await vi.waitFor(() => expect(onScheduled).toHaveBeenCalledOnce());
  const [sent] = listWanted(server);
  expect(sent?.connection_ids).toEqual([buildConnection(2).id]);
  expect(sent?.carousels.map(({ when }) => when.kind === "time" && when.at)).toEqual([
    "2036-12-01T09:00",
    "2036-12-05T09:00",
    "2036-12-08T09:00",
  ]);
  await screen.unmount();
  const next = await renderInApp(build());
  await expect.element(next.getByRole("checkbox", { name: /bo.test/ })).toBeChecked();
  await expect
    .element(next.getByRole("button", { name: "Tue" }))
    .toHaveAttribute("aria-pressed", "false");
});

test("carousels with problems are left out with one click", async ({ server }) => {
  serve(server, ["c2"]);
  const screen = await renderInApp(
    <ScheduleDialog
      carousels={carousels}
      at={null}
      onScheduled={vi.fn<() => void>()}
      onClose={vi.fn<() => void>()}
    />,
  );
  await screen.getByRole("checkbox", { name: /ana.bsky/ }).click();
  await expect.element(screen.getByText("Already published.")).toBeVisible();
  await expect.element(submit("Schedule 3 posts")).toBeDisabled();
  await screen.getByRole("button", { name: "Leave out this carousel" }).click();
  await expect.element(submit("Schedule 2 posts")).toBeEnabled();
  await submit("Schedule 2 posts").click();
  await expect
    .poll(() => listWanted(server)[0]?.carousels.map(({ carousel_id }) => carousel_id))
    .toEqual(["c1", "c3"]);
});

test("a retry after a lost response has the same id, so nothing is scheduled twice", async ({
  server,
}) => {
  serve(server);
  const screen = await renderInApp(
    <ScheduleDialog
      carousels={carousels.slice(0, 1)}
      at="2036-12-01"
      onScheduled={vi.fn<() => void>()}
      onClose={vi.fn<() => void>()}
    />,
  );
  await screen.getByRole("checkbox", { name: /ana.bsky/ }).click();
  // Until then, the check before scheduling would lose its response, too.
  await expect.element(screen.getByText(/Bluesky, ana/).first()).toBeVisible();
  server.on(door, () => respond({ message: "The answer was lost." }, 503));
  await submit("Schedule 1 post").click();
  await expect.element(screen.getByText("The answer was lost.")).toBeVisible();
  serve(server);
  await submit("Schedule 1 post").click();
  await expect.poll(() => listWanted(server).length).toBe(2);
  const [first, second] = listWanted(server);
  expect(second).toEqual(first);
});

test("a day without carousels lets the person choose drafts first", async ({ server }) => {
  serve(server);
  server.on("GET /api/carousels", ({ query }) => {
    expect(query.get("status")).toBe("draft");
    const drafts = carousels.map((one) => ({ ...one, thumbnailUrl: null }));
    return respond({ carousels: drafts, nextCursor: null });
  });
  const screen = await renderInApp(
    <ScheduleDialog
      carousels={[]}
      at="2036-12-01"
      onScheduled={vi.fn<() => void>()}
      onClose={vi.fn<() => void>()}
    />,
  );
  await screen.getByRole("checkbox", { name: "Rust" }).click();
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByLabelText("Date")).toHaveValue("2036-12-01");
  await expect.element(screen.getByRole("radio", { name: "Now" })).toBeVisible();
});
