import type { VoiceResponse } from "@slideloom/core/contract/voice";
import { emptyVoice } from "@slideloom/core/voice";
import { beforeEach, describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { resetVoiceView, voiceDialog } from "../voice-view-store.ts";
import { VoiceDialog } from "./voice-dialog.tsx";
import { VoiceSection } from "./voice-section.tsx";

const none: VoiceResponse = {
  voice: null,
  evidence: [],
  posts: [],
  uses_samples: false,
  version: 0,
};
const post =
  "I burned 40 loaves on Monday. My fault. I had set the timer for the old oven. ".repeat(7);
const learned: VoiceResponse = {
  voice: {
    ...emptyVoice,
    person: "I",
    sentences: { p25: 4, median: 7, p75: 10 },
    does: ["names the price"],
    words: ["oven", "loaves"],
    emoji: "none",
  },
  evidence: [{ line: "names the price", quote: "It cost me 3 cents." }],
  posts: [post, post, post],
  uses_samples: true,
  version: 1,
};

async function open(server: FakeServer, stored: VoiceResponse, writers: object[] = []) {
  signIn();
  server.on("GET /api/voice", () => respond(stored));
  server.on("GET /api/writers/order", () => respond({ writers }));
  const screen = await renderInApp(
    <>
      <VoiceSection />
      <VoiceDialog />
    </>,
  );
  await page
    .getByRole("button", { name: stored.voice ? "Edit your voice…" : "Set up your voice…" })
    .click();
  return screen;
}

const sentTo = (server: FakeServer, route: string) => server.listSent(route).at(-1)?.body;

beforeEach(() => {
  resetVoiceView();
  voiceDialog.close();
});

describe("posts to learn from", () => {
  test("are too little below the minimum, and are split when they are pasted together", async ({
    server,
  }) => {
    await open(server, none);
    const learn = page.getByRole("button", { name: "Learn from these posts" });
    await page.getByRole("textbox", { name: "Post 1" }).fill("Tea is hot.");
    await expect
      .element(page.getByText("Your posts are too short to learn from: 1 post with 11 characters."))
      .toBeVisible();
    await expect.element(learn).toBeDisabled();
    await expect.element(page.getByText("No AI model is set up")).toBeVisible();

    await page.getByRole("textbox", { name: "Post 1" }).fill("");
    await userEvent.click(page.getByRole("textbox", { name: "Post 1" }));
    const data = new DataTransfer();
    data.setData("text/plain", [post, post, post].join("\n---\n"));
    page
      .getByRole("textbox", { name: "Post 1" })
      .element()
      .dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    await expect.element(page.getByRole("textbox", { name: "Post 3" })).toHaveValue(post.trim());
    await expect.element(learn).toBeEnabled();
  });

  test("lose what a network shows around them when they are pasted, and it is said", async ({
    server,
  }) => {
    await open(server, none);
    const first = page.getByRole("textbox", { name: "Post 1" });
    await userEvent.click(first);
    const copy = (number: number) =>
      `Feed post number ${number}\nAna Lima\n   • 1st\n2d • Edited •\n\nFollow\nSmall loaves go first, number ${number}.\n…more\n42\n7 comments\nLike\nComment\nRepost\nSend`;
    const data = new DataTransfer();
    data.setData("text/plain", `${copy(1)}\n${copy(2)}`);
    first
      .element()
      .dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    await expect.element(first).toHaveValue("Small loaves go first, number 1.");
    await expect
      .element(page.getByRole("textbox", { name: "Post 2" }))
      .toHaveValue("Small loaves go first, number 2.");
    await expect.element(page.getByText("Left out of what you pasted:")).toBeVisible();
  });

  test("are learned from; the voice that was learned can be edited", async ({ server }) => {
    await open(server, none, [
      { owner: "server", provider: "openai", model: "gpt-5-mini", credits: 1 },
    ]);
    await expect.element(page.getByText("describes how you write (1 credit)")).toBeVisible();
    await page.getByRole("switch", { name: "Let AI models read these posts" }).click();
    await expect.element(page.getByText("AI models never see your posts.")).toBeVisible();
    await page.getByRole("textbox", { name: "Post 1" }).fill(post.repeat(3));
    const answer = server.hold("POST /api/voice/learn");
    await page.getByRole("button", { name: "Learn from these posts" }).click();
    await expect.element(page.getByRole("button", { name: "Learning..." })).toBeDisabled();
    expect(sentTo(server, "POST /api/voice/learn")).toEqual({
      posts: [post.repeat(3).trim()],
      uses_samples: false,
    });
    answer(
      respond({ ...learned, writer: null, remaining_credits: null, warnings: ["Only measured."] }),
    );
    await expect.element(page.getByText("Only measured.")).toBeVisible();
    await expect
      .element(page.getByRole("textbox", { name: "Habit 1" }))
      .toHaveValue("names the price");
    await expect.element(page.getByText("“It cost me 3 cents.”")).toBeVisible();
  });

  test("stay in the form with the reason if learning fails", async ({ server }) => {
    await open(server, none);
    server.on("POST /api/voice/learn", () => respond({ message: "Try again in an hour." }, 429));
    await page.getByRole("textbox", { name: "Post 1" }).fill(post.repeat(3));
    await page.getByRole("button", { name: "Learn from these posts" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Try again in an hour.");
    await expect.element(page.getByRole("textbox", { name: "Post 1" })).toHaveValue(post.repeat(3));
  });
});

describe("a voice", () => {
  test("is edited line by line; banned words and claims are lists", async ({ server }) => {
    await open(server, learned);
    const save = page.getByRole("button", { name: "Save" });
    await page.getByRole("button", { name: "Add banned word" }).click();
    // The new line's field has the focus.
    await userEvent.keyboard("leverage");
    await page.getByRole("textbox", { name: "Replacement for leverage" }).fill("use");
    await page.getByRole("button", { name: "Add banned claim" }).click();
    await userEvent.keyboard("no health claims");
    await page.getByRole("button", { name: "Remove habit 1" }).click();
    await page.getByRole("textbox", { name: "Words you often use" }).fill("oven, rye ,");
    server.on("PUT /api/voice", () => respond({ ...learned, version: 2 }));
    await save.click();
    expect(sentTo(server, "PUT /api/voice")).toEqual({
      voice: {
        ...learned.voice,
        does: [],
        words: ["oven", "rye"],
        banned: [{ word: "leverage", use: "use" }],
        claims: ["no health claims"],
      },
      uses_samples: true,
      version: 1,
    });
    // Escape closes the dialog only while the focus is in it.
    await expect.element(save).toHaveFocus();
  });

  test("keeps posts that aren't learned yet, and changes made while it is saved", async ({
    server,
  }) => {
    await open(server, learned);
    await page.getByRole("tab", { name: "Posts" }).click();
    await page.getByRole("textbox", { name: "Post 1" }).fill("A new post");
    await page.getByRole("tab", { name: "How you write" }).click();
    const reader = page.getByRole("textbox", { name: "Who you write for" });
    await reader.fill("bakers");
    const answer = server.hold("PUT /api/voice");
    await page.getByRole("button", { name: "Save" }).click();
    await reader.fill("millers");
    const saved = { ...learned.voice, reader: "bakers" };
    answer(respond({ ...learned, voice: saved, version: 2 }));
    server.on("PUT /api/voice", () => respond({ ...learned, version: 3 }));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    expect(sentTo(server, "PUT /api/voice")).toMatchObject({
      voice: { reader: "millers" },
      version: 2,
    });
    await page.getByRole("tab", { name: "Posts" }).click();
    await expect.element(page.getByRole("textbox", { name: "Post 1" })).toHaveValue("A new post");
  });

  test("that changed elsewhere is loaded on demand", async ({ server }) => {
    await open(server, learned);
    await page.getByRole("textbox", { name: "Who you write for" }).fill("bakers");
    server.on("PUT /api/voice", () =>
      respond({ message: "Your voice has changed since you loaded it" }, 409),
    );
    await page.getByRole("button", { name: "Save" }).click();
    server.on("GET /api/voice", () =>
      respond({ ...learned, voice: { ...emptyVoice, reader: "millers" }, version: 2 }),
    );
    await page.getByRole("button", { name: "Discard my changes and reload" }).click();
    await expect
      .element(page.getByRole("textbox", { name: "Who you write for" }))
      .toHaveValue("millers");
  });

  test("is deleted after a question", async ({ server }) => {
    await open(server, learned);
    await page.getByRole("button", { name: "Delete voice" }).click();
    server.on("DELETE /api/voice", () => new Response(null, { status: 204 }));
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.element(page.getByRole("button", { name: "Set up your voice…" })).toBeVisible();
  });

  test("that can't be loaded is loaded again on demand", async ({ server }) => {
    signIn();
    server.on("GET /api/voice", () => respond({ message: "Try later." }, 503));
    await renderInApp(<VoiceSection />);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Try later.");
    server.on("GET /api/voice", () => respond(learned));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect
      .element(page.getByText("Speaks as “I” · 4 to 10 words per sentence · no emoji"))
      .toBeVisible();
  });
});
