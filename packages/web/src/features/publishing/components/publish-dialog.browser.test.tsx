import { defaultAppearance } from "@slideloom/core/carousel";
import type { Connection } from "@slideloom/core/contract/connections";
import type { Publication, PublicationRequest } from "@slideloom/core/contract/publications";
import type { ServiceId } from "@slideloom/core/networks";
import { afterEach, beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { setMediaEnabled } from "../../../state/appearance-edits.ts";
import { setAiGenerated } from "../../../state/caption-edits.ts";
import { factQuestion } from "../../../state/fact-question.ts";
import { startChecks } from "../../../state/start-checks.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { setSlideMedium } from "../../../state/slide-edits.ts";
import { buildSaved, buildText } from "../../../testing/carousels.fixture.ts";
import { closeOvenPost, openOvenPost, ovenPost } from "../../../testing/facts.fixture.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import {
  buildConnection,
  buildPublication,
  buildTarget,
} from "../../../testing/publishing.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { changePublishDraft } from "../publish-draft-store.ts";
import { PublishDialog } from "./publish-dialog.tsx";

const headers = Array.from({ length: 11 }, (_, index) => `Slide ${index + 1}`);
const create = "POST /api/publications";
const saved = { id: "c1", version: 3 };
const bluesky = buildConnection(1);
const handover = buildConnection(2, { network: "handover", name: "n8n", handle: "" });

interface Shown {
  save?: () => Promise<typeof saved>;
  isSignedIn?: boolean;
  onSignIn?: () => void;
}

const show = ({
  save = async () => saved,
  isSignedIn = true,
  onSignIn = () => undefined,
}: Shown = {}) =>
  renderInApp(
    <PublishDialog
      carouselId="c1"
      isSignedIn={isSignedIn}
      save={save}
      onSignIn={onSignIn}
      onClose={() => undefined}
    />,
  );

/** Serves the connections and an empty list of publications, and accepts new publications. */
function serve(server: FakeServer, ...connections: Connection[]): void {
  const made = new Map<string, Publication>();
  server.on("GET /api/connections", () => respond({ connections }));
  server.on("GET /api/publications", () => respond({ publications: [] }));
  server.on(create, ({ body }) => {
    const { id = "" } = body as PublicationRequest;
    const target = buildTarget({
      status: "published",
      posts: [{ id: "1", url: "https://bsky.example/post/1" }],
    });
    const publication = made.get(id) ?? buildPublication({ id, source: "now", targets: [target] });
    made.set(id, publication);
    server.on(`GET /api/publications/${id}`, () => respond(publication));
    return respond(publication, 201);
  });
}

const badGateway = () => respond({ message: "Bad gateway" }, 502);
const sent = (server: FakeServer) =>
  server.listSent(create).map(({ body }) => body as PublicationRequest);
const box = (name: string) => page.getByRole("checkbox", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const caption = () => page.getByRole("textbox", { name: "Caption", exact: true });
const preview = (name: string) => page.getByRole("region", { name, exact: true });

beforeEach(() => {
  vi.setSystemTime("2027-11-30T10:00:00Z");
  signIn();
  setJsonInput(buildText("Tea time", headers));
  setAiGenerated(false);
});
afterEach(() => {
  const nothing = { caption: null, captions: {}, altTexts: {}, options: {}, pending: null };
  changePublishDraft("c1", {
    ...nothing,
    connectionIds: null,
    when: { kind: "now", at: "", timeZone: null },
  });
  setJsonInput("");
});

describe("the request", () => {
  test("has the saved version with caption and alt texts; then its result shows, with a link", async ({
    server,
  }) => {
    serve(server, bluesky);
    const save = vi.fn<() => Promise<typeof saved>>(async () => saved);
    await show({ save });
    await expect.element(box("ana.bsky.social")).toBeChecked();
    await caption().fill("Tea, at last #tea");
    await button("Publish now").click();
    await expect
      .element(page.getByRole("link", { name: "See the post on Bluesky" }))
      .toHaveAttribute("href", "https://bsky.example/post/1");
    await expect.element(page.getByText("Published on Bluesky.")).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    expect(sent(server)).toMatchObject([
      {
        carousel_id: "c1",
        version: 3,
        when: { kind: "now" },
        targets: [
          {
            connection_id: bluesky.id,
            caption: "Tea, at last #tea",
            alt_texts: headers.map(() => ""),
          },
        ],
      },
    ]);
  });

  test.for([
    ["now", "Publish now"],
    ["unscheduled", "Save as unscheduled"],
  ] as const)(
    "sent %s asks once about words that the source doesn't have",
    async ([kind, name], { server }) => {
      serve(server, bluesky);
      await startChecks();
      const [first, , ...others] = ovenPost.content;
      const wrong = { header: `${kind.length}7% of us`, description: [] };
      openOvenPost({ ...ovenPost, content: [first ?? wrong, wrong, ...others] });
      onTestFinished(closeOvenPost);
      changePublishDraft("c1", { when: { kind, at: "", timeZone: null } });
      await show();
      const question = () => factQuestion.read();
      await button(name).click();
      await expect.poll(() => question()?.errors).toMatchObject([{ raw: `${kind.length}7%` }]);
      expect(question()?.purpose).toBe("publish");
      question()?.answer("cancel");
      await button(name).click();
      await expect.poll(question).not.toBeNull();
      expect(sent(server)).toEqual([]);
      question()?.answer("go");
      await expect.poll(() => sent(server)).toHaveLength(1);
    },
  );

  test("isn't sent if the carousel could not be saved", async ({ server }) => {
    serve(server, bluesky);
    await show({ save: () => Promise.reject(new Error("It was changed elsewhere.")) });
    await button("Publish now").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("It was changed elsewhere.");
    expect(sent(server)).toEqual([]);
  });

  test("is repeated unchanged if its outcome is unknown, so it publishes once", async ({
    server,
  }) => {
    serve(server, bluesky);
    const save = vi.fn<() => Promise<typeof saved>>(async () => saved);
    const { unmount } = await show({ save });
    await expect.element(button("Publish now")).toBeEnabled();
    server.isReachable = false;
    await button("Publish now").click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("We don't know yet whether your post was sent");
    await expect.element(caption()).toBeDisabled();
    server.isReachable = true;
    server.on(create, ({ body }) => {
      server.on(`GET /api/publications/${(body as PublicationRequest).id}`, badGateway);
      return badGateway();
    });
    await button("Try again").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Bad gateway");
    await unmount();
    // The unknown outcome is still shown after the dialog was closed and reopened.
    serve(server, bluesky);
    await show({ save });
    await button("Try again").click();
    await expect.element(page.getByRole("link", { name: "See the post on Bluesky" })).toBeVisible();
    const [first, second] = sent(server);
    expect(second).toEqual(first);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("can be changed if the server refused it, and then has a new id", async ({ server }) => {
    serve(server, bluesky);
    server.on(create, () => respond({ message: "A connection must be renewed." }, 409));
    await show();
    await button("Publish now").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("must be renewed");
    await caption().fill("Other words");
    serve(server, bluesky);
    await button("Publish now").click();
    await expect.element(page.getByRole("link", { name: "See the post on Bluesky" })).toBeVisible();
    const [first, second] = sent(server);
    expect(second?.id).not.toBe(first?.id);
    expect(second?.targets[0]?.caption).toBe("Other words");
  });
});

describe("without a connection", () => {
  test("nothing is sent, now or later: a person publishes again", async ({ server }) => {
    serve(server, bluesky);
    await show();
    await expect.element(button("Publish now")).toBeEnabled();
    server.setOnline(false);
    await button("Publish now").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("You're offline.");
    await caption().fill("Other words");
    server.setOnline(true);
    await expect.element(button("Publish now")).toBeEnabled();
    expect(sent(server)).toEqual([]);
    await button("Publish now").click();
    await expect.element(page.getByRole("link", { name: "See the post on Bluesky" })).toBeVisible();
    expect(sent(server)).toMatchObject([{ targets: [{ caption: "Other words" }] }]);
  });

  test("a request in flight is checked after reconnecting: one that arrived is shown", async ({
    server,
  }) => {
    serve(server, bluesky);
    const answer = server.hold(create);
    await show();
    await button("Publish now").click();
    await expect.poll(() => sent(server)).toHaveLength(1);
    const [{ id = "" } = {}] = sent(server);
    const target = buildTarget({
      status: "published",
      posts: [{ id: "1", url: "https://a.example" }],
    });
    server.on(`GET /api/publications/${id}`, () =>
      respond(buildPublication({ id, source: "now", targets: [target] })),
    );
    server.setOnline(false);
    answer(Response.error());
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("We don't know yet whether your post was sent");
    server.setOnline(true);
    await expect.element(page.getByRole("link", { name: "See the post on Bluesky" })).toBeVisible();
    expect(sent(server)).toHaveLength(1);
  });

  test("a stored request is checked before anything is said about it", async ({ server }) => {
    serve(server, bluesky);
    const id = "00000000-0000-4000-8000-000000000000";
    const answer = server.hold(`GET /api/publications/${id}`);
    const when = { kind: "now" } as const;
    const targets = [{ connection_id: bluesky.id, caption: "Words" }];
    changePublishDraft("c1", { pending: { id, carousel_id: "c1", when, targets } });
    const said: string[] = [];
    const watch = new MutationObserver(() => {
      said.push(
        ...page
          .getByRole("alert")
          .elements()
          .map(({ textContent }) => textContent),
      );
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await show();
    await expect.element(button("Checking...")).toBeVisible();
    watch.disconnect();
    expect(said).toEqual([]);
    answer(respond({ message: "Not found" }, 404));
    await expect.element(page.getByRole("alert")).toHaveTextContent("nothing was published");
  });

  test("a request that did not arrive isn't resent, and keeps its id, so it can't publish twice", async ({
    server,
  }) => {
    serve(server, bluesky);
    const answer = server.hold(create);
    await show();
    await button("Publish now").click();
    await expect.poll(() => sent(server)).toHaveLength(1);
    const [{ id = "" } = {}] = sent(server);
    server.on(`GET /api/publications/${id}`, () => respond({ message: "Not found" }, 404));
    server.setOnline(false);
    answer(Response.error());
    await expect.element(button("Try again")).toBeEnabled();
    server.setOnline(true);
    await expect.element(page.getByRole("alert")).toHaveTextContent("nothing was published");
    await caption().fill("Other words");
    expect(sent(server)).toHaveLength(1);
    serve(server, bluesky);
    await button("Publish now").click();
    await expect.element(page.getByRole("link", { name: "See the post on Bluesky" })).toBeVisible();
    expect(sent(server)).toMatchObject([{ id }, { id, targets: [{ caption: "Other words" }] }]);
  });
});

describe("networks", () => {
  test("each preview their posts", async ({ server }) => {
    serve(server, bluesky, handover);
    await show();
    await expect.element(button("Publish now")).toBeDisabled();
    await box("ana.bsky.social").click();
    await box("n8n").click();
    await expect
      .element(preview("Bluesky, ana.bsky.social"))
      .toHaveTextContent("2 posts in a thread: slides 1 to 6, 7 to 11");
    await expect
      .element(preview("Webhook hand-off, n8n"))
      .toHaveTextContent("Sends 11 slides as images and PDF");
    await expect.element(button("Publish now")).toBeEnabled();
  });

  test("through a bridge have the service's rules: warnings, first comment and the AI label", async ({
    server,
  }) => {
    const through = (digit: number, service: ServiceId, handle: string) =>
      buildConnection(digit, { network: "buffer", service, handle });
    const instagram = through(1, "instagram", "ana.makes");
    serve(server, instagram, through(2, "linkedin-page", "Tea House"), through(3, "x", "ana_x"));
    setJsonInput(buildText("Tea time", headers.slice(0, 6)));
    setAiGenerated(true);
    await show();
    for (const name of ["ana.makes", "Tea House", "ana_x"]) await box(name).click();
    await caption().fill(`${"Tea ".repeat(50)}https://example.com`);
    const shown = page.getByRole("region", { name: /Instagram.*ana\.makes/ });
    await expect
      .element(shown.getByRole("list", { name: "Good to know" }))
      .toHaveTextContent("Links in Instagram captions can't be opened.");
    await expect.element(shown).toHaveTextContent("cut off about here");
    await expect.element(shown).toHaveTextContent("Buffer publishes it.");
    await expect.element(shown.getByRole("switch", { name: /AI/ })).toBeChecked();
    await shown.getByRole("textbox", { name: "First comment" }).fill("More soon");
    await button("Publish now").click();
    await expect
      .poll(() => sent(server)[0]?.targets.map(({ options }) => options))
      .toEqual([{ ai_generated: true, first_comment: "More soon" }, {}, { ai_generated: true }]);
  });

  test("show what they would refuse, until one has a separate caption", async ({ server }) => {
    serve(server, bluesky, handover);
    await show();
    await box("ana.bsky.social").click();
    await box("n8n").click();
    await caption().fill("x".repeat(400));
    const shown = preview("Bluesky, ana.bsky.social");
    await expect.element(shown).toHaveTextContent("400 of 300");
    await expect
      .element(shown.getByRole("list", { name: "Problems" }))
      .toHaveTextContent("Bluesky allows captions of up to 300 characters; this one has 400.");
    await expect.element(button("Publish now")).toBeDisabled();
    await shown.getByRole("button", { name: "Write a different caption" }).click();
    const own = page.getByRole("textbox", { name: "Caption for ana.bsky.social" });
    await expect.element(own).toHaveFocus();
    await own.fill("Short");
    await button("Publish now").click();
    await expect
      .poll(() => sent(server)[0]?.targets.map((target) => target.caption))
      .toEqual(["Short", "x".repeat(400)]);
  });

  test("are shortened to whole sentences that a network allows, only for that network", async ({
    server,
  }) => {
    serve(server, bluesky, handover);
    await show();
    await box("ana.bsky.social").click();
    await box("n8n").click();
    const long = "We closed the shop on Mondays. ".repeat(20).trim();
    await caption().fill(long);
    await page
      .getByRole("list", { name: "Caption length for each account" })
      .getByRole("button", { name: "Shorten for Bluesky" })
      .click();
    await button("Publish now").click();
    const short = "We closed the shop on Mondays. ".repeat(9).trim();
    await expect
      .poll(() => sent(server)[0]?.targets.map((target) => target.caption))
      .toEqual([short, long]);
  });

  test("isn't sent while a slide has a video, and says which", async ({ server }) => {
    serve(server, bluesky, handover);
    setMediaEnabled(true);
    setSlideMedium(2, "https://videos.example/steam.mp4");
    await show();
    for (const account of ["ana.bsky.social", "n8n"]) await box(account).click();
    for (const name of ["Bluesky, ana.bsky.social", "Webhook hand-off, n8n"]) {
      await expect
        .element(preview(name).getByRole("list", { name: "Problems" }))
        .toHaveTextContent("Slide 3 has a video, and we can publish only images.");
    }
    await expect.element(button("Publish now")).toBeDisabled();
    setMediaEnabled(false);
    await expect.element(button("Publish now")).toBeEnabled();
  });

  test("that reach one account in two ways warn before the post appears twice", async ({
    server,
  }) => {
    const through = { id: "g", network: "buffer", name: "A key" } as const;
    const other = buildConnection(3, {
      network: "buffer",
      service: "bluesky",
      handle: "ana.bsky.social",
      through,
      duplicates: [bluesky.id],
    });
    serve(server, { ...bluesky, duplicates: [other.id] }, other);
    await show();
    await box("ana.bsky.social Bluesky (through Buffer)").click();
    const warning = page.getByText("ana.bsky.social on Bluesky is chosen more than once.");
    await expect.element(preview("Bluesky (through Buffer), ana.bsky.social")).toBeVisible();
    await expect.element(warning).not.toBeInTheDocument();
    await page.getByRole("checkbox", { name: "ana.bsky.social Bluesky", exact: true }).click();
    await expect.element(warning).toBeVisible();
  });

  test("that show posts by language get the chosen one, by default the caption's", async ({
    server,
  }) => {
    serve(server, bluesky);
    await show();
    await page.getByText("Not set").findElement();
    await caption().fill("お茶の時間です");
    await page.getByText("Japanese, detected in the caption").findElement();
    await caption().fill("Zeit für Tee");
    await page.getByLabelText("Language").selectOptions("German");
    await button("Publish now").click();
    await expect
      .poll(() => sent(server)[0]?.targets.map(({ options }) => options))
      .toEqual([{ language: "de" }]);
  });

  test("with boards of their own let people choose one", async ({ server }) => {
    const boards = [
      { value: "5511", label: "Tea" },
      { value: "5512", label: "Coffee" },
    ];
    const pinterest = { network: "buffer", service: "pinterest", handle: "ana.makes" } as const;
    serve(server, buildConnection(1, { ...pinterest, choices: { board: boards } }));
    setJsonInput(buildText("Tea time", ["Tea"]));
    await show();
    await page.getByText("Choose a Pinterest board.").first().findElement();
    await page.getByLabelText("Board").selectOptions("Coffee");
    await button("Publish now").click();
    await expect.poll(() => sent(server)).toHaveLength(1);
    expect(sent(server)[0]?.targets[0]?.options).toEqual({ board: "5512" });
  });

  test("that need a new sign-in can't be chosen", async ({ server }) => {
    serve(server, { ...bluesky, state: "reconnect" });
    await show();
    await expect.element(box("ana.bsky.social")).toBeDisabled();
    await expect.element(page.getByRole("link", { name: "Reconnect Bluesky" })).toBeVisible();
    await expect.element(button("Publish now")).toBeDisabled();
  });

  test("that are disconnected at a bridge say so, and why", async ({ server }) => {
    const through = { id: "g", network: "buffer", name: "Ana" } as const;
    const message = "Reconnect this account in Buffer.";
    const channel = { network: "buffer", handle: "ana.makes", through, message } as const;
    serve(server, bluesky, buildConnection(3, { ...channel, state: "reconnect" }));
    await show();
    await expect.element(box("ana.makes")).toBeDisabled();
    const where = page.getByRole("group", { name: "Where" });
    await expect.element(where.getByText("Disconnected", { exact: true })).toBeVisible();
    await expect.element(where.getByText(message)).toBeVisible();
    await expect.element(where.getByRole("link", { name: "Open Connections" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Reconnect Buffer" }))
      .not.toBeInTheDocument();
  });

  test("can be connected if there are none", async ({ server }) => {
    serve(server);
    const screen = await show();
    await page.getByRole("link", { name: "Connect an account" }).click();
    await expect.element(screen.getByLabelText("Address")).toHaveTextContent("/connections");
  });
});

describe("a post that the person makes", () => {
  /** Accepts posts by hand, with their files and the mark that they are posted. */
  function serveByHand(server: FakeServer, ...connections: Connection[]): void {
    serve(server, ...connections);
    let made: Publication | null = null;
    server.on(create, ({ body }) => {
      const { id = "", targets } = body as PublicationRequest;
      const { by_hand = null, caption: words = "" } = targets[0] ?? {};
      const own = { by_hand, caption: words, service: by_hand, connection_id: null };
      const target = buildTarget({ ...own, name: "Post it yourself", status: "by_hand" });
      made = buildPublication({ id, source: "now", carousel_id: "c1", targets: [target] });
      server.on(`GET /api/publications/${id}`, () => respond(made));
      server.on(`POST /api/publications/${id}/decide`, ({ body: decision }) => {
        const { url = null } = decision as { url?: string };
        const posted = { ...target, status: "published" as const, posts: [{ id: "1", url }] };
        made = made && { ...made, targets: [posted] };
        return respond(made);
      });
      return respond(made, 201);
    });
    const draft = {
      ...defaultAppearance,
      jsonInput: buildText("Tea", ["One", "Two"]),
      mediaUrls: {},
    };
    server.on("GET /api/carousels/c1/versions/1", () => respond({ ...buildSaved(), draft }));
  }

  test("is the first choice without connected accounts, with files, caption, link and a mark", async ({
    server,
  }) => {
    serveByHand(server);
    await show();
    await caption().fill("Tea, at last");
    await button("Get files and caption").click();
    const steps = page.getByRole("list", { name: "Steps for LinkedIn" });
    await expect.element(steps).toHaveTextContent("Tea, at last");
    await expect
      .element(steps.getByRole("link", { name: "Open LinkedIn" }))
      .toHaveAttribute("href", expect.stringContaining("https://www.linkedin.com/"));
    expect(sent(server)[0]).toMatchObject({
      when: { kind: "now" },
      targets: [{ by_hand: "linkedin", caption: "Tea, at last" }],
    });
    await steps.getByRole("button", { name: "Prepare the files" }).click();
    await expect
      .element(steps.getByRole("button", { name: "Save PDF" }), { timeout: 20_000 })
      .toBeVisible();
    await steps.getByRole("button", { name: "Mark as posted" }).click();
    await page.getByLabelText(/Post URL/).fill("https://www.linkedin.com/posts/1");
    await button("Mark as published").click();
    await expect
      .element(page.getByRole("link", { name: "See the post on LinkedIn" }))
      .toHaveAttribute("href", "https://www.linkedin.com/posts/1");
  });

  test("can be planned for the calendar beside connected accounts", async ({ server }) => {
    serveByHand(server, bluesky);
    await show();
    await page.getByRole("radio", { name: "Post it yourself" }).click();
    await page.getByRole("radio", { name: "Remind me in the calendar" }).click();
    await page.getByLabelText("Date").fill("2027-12-01");
    await page.getByLabelText("Time", { exact: true }).fill("09:15");
    await button("Add to calendar").click();
    await expect.poll(() => sent(server).length).toBe(1);
    expect(sent(server)[0]?.when).toMatchObject({ kind: "time", at: "2027-12-01T09:15" });
  });
});

describe("when", () => {
  test("is a time in the connection's time zone", async ({ server }) => {
    serve(server, { ...bluesky, time_zone: "Asia/Kathmandu" });
    await show();
    await page.getByRole("radio", { name: "At a set time" }).click();
    await page.getByLabelText("Date").fill("2027-12-01");
    await page.getByLabelText("Time", { exact: true }).fill("09:15");
    await button("Schedule").click();
    await expect
      .poll(() => sent(server)[0]?.when)
      .toEqual({ kind: "time", at: "2027-12-01T09:15", time_zone: "Asia/Kathmandu" });
  });

  test("can't be in the past", async ({ server }) => {
    serve(server, bluesky);
    await show();
    await page.getByRole("radio", { name: "At a set time" }).click();
    await page.getByLabelText("Date").fill("2020-12-01");
    await expect.element(button("Schedule")).toBeDisabled();
    await expect
      .element(page.getByText("That time has passed. Choose a later one.").first())
      .toBeVisible();
  });

  test("is the next free posting time, which is shown, or unscheduled", async ({ server }) => {
    serve(server, bluesky);
    await show();
    await page.getByRole("radio", { name: "In the next free slot" }).click();
    await expect.element(page.getByText(/Mon, .*9:00 AM/)).toBeVisible();
    await page.getByRole("radio", { name: "Leave unscheduled" }).click();
    await button("Save as unscheduled").click();
    await expect.poll(() => sent(server)[0]?.when).toEqual({ kind: "unscheduled" });
  });
});

test("typed text is kept when the dialog is reopened", async ({ server }) => {
  serve(server, bluesky, handover);
  const { unmount } = await show();
  await box("n8n").click();
  await caption().fill("Half a thought");
  await button("Alt text").click();
  await page.getByRole("textbox", { name: "Slide 2", exact: true }).fill("A cup");
  await unmount();
  await show();
  await expect.element(caption()).toHaveValue("Half a thought");
  await expect.element(box("n8n")).toBeChecked();
  await button("Publish now").click();
  await expect
    .poll(() => sent(server)[0]?.targets[0])
    .toMatchObject({
      connection_id: handover.id,
      caption: "Half a thought",
      alt_texts: headers.map((_, index) => (index === 1 ? "A cup" : "")),
    });
});

test("who is not signed in is asked to, with the carousel kept", async () => {
  const onSignIn = vi.fn<() => void>();
  await show({ isSignedIn: false, onSignIn });
  await button("Sign in and save").click();
  expect(onSignIn).toHaveBeenCalledTimes(1);
});
