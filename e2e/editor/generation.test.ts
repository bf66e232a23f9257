import type { Post } from "@slideloom/core/document";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { getFooter, getStage, getToast, openWithPost, unfold } from "./editor-page.ts";
import {
  countCredits,
  createServerTest,
  enterTopic,
  getForm,
  getGenerate,
  readJson,
  signIn,
} from "./generation-page.ts";
import { threeSlides } from "./posts.ts";

type Page = Parameters<typeof getStage>[0];

const test = createServerTest(async () => ({
  ANONYMOUS_GENERATIONS: "1000",
  RATE_LIMIT_GENERATE: "0",
  RATE_LIMIT_REGISTER: "0",
}));

/** Delays the server's response until the returned function is called. */
async function holdGeneration(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/generate-carousel", async (route) => {
    await gate;
    // The route no longer exists if the generation was cancelled meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

async function readRequest(page: Page): Promise<Record<string, unknown>> {
  const request = page.waitForRequest("**/api/generate-carousel");
  await getGenerate(page).click();
  return (await request).postDataJSON() as Record<string, unknown>;
}

describe("the generation form", () => {
  test("shows a progress message while the first slide is being written", async ({ page }) => {
    await page.goto("/create");
    await getForm(page).getByRole("textbox", { name: "Topic" }).fill("Tiny pull requests");
    const letGo = await holdGeneration(page);
    await getGenerate(page).click();
    await page.getByText("Writing the first slide...", { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    letGo();
    await getStage(page).waitFor();
  });

  test.runIf(isWhole)(
    "has its fields in order with their defaults, and says why it can't be sent",
    async ({ page }) => {
      await page.goto("/create");
      const form = getForm(page);
      await form.getByRole("heading", { name: "Generate Content" }).waitFor();
      const labels = await form.evaluate((element) =>
        [
          ...element.querySelectorAll(
            "[role=combobox], fieldset > div > textarea:not([name=source]), input",
          ),
        ].map((field) => field.getAttribute("aria-label") ?? field.closest("div")?.textContent),
      );
      expect(labels).toEqual([
        expect.stringMatching(/^Source/),
        "Template Type",
        "Topic",
        "Special Instructions",
        "Writing Style",
        "Number of Slides",
      ]);
      const value = (name: string) => form.getByRole("combobox", { name }).innerText();
      expect(await value("Template Type")).toBe("Educational/Tutorial");
      expect(await value("Writing Style")).toBe("Professional");
      const slides = form.getByRole("spinbutton", { name: "Number of Slides" });
      expect(await slides.inputValue()).toBe("8");
      expect(await slides.getAttribute("min")).toBe("3");
      expect(await slides.getAttribute("max")).toBe("15");
      expect(await getGenerate(page).isDisabled()).toBe(true);

      const topic = form.getByRole("textbox", { name: "Topic" });
      for (const blank of ["", "   "]) {
        await topic.fill(blank);
        expect(await getGenerate(page).isDisabled()).toBe(true);
        await topic.press("Enter");
        const toast = getToast(page, "Topic Required");
        await toast.getByText("Please enter a topic for your content.", { exact: true }).waitFor();
        await toast.getByRole("button", { name: "Dismiss" }).click();
        await toast.waitFor({ state: "detached" });
      }

      await topic.fill("x".repeat(1900));
      await form.getByText("100 characters left.").waitFor();
      await topic.fill("x".repeat(2003));
      await form.getByText("3 characters too many.").waitFor();
      await getGenerate(page).click();
      expect(await page.getByText("Generating...").count()).toBe(0);

      await topic.fill("Learning git");
      for (const typed of ["2", "16", "4.5", ""]) {
        await slides.fill("8");
        await form.getByText("Enter a whole number from 3 to 15.").waitFor({ state: "detached" });
        await slides.fill(typed);
        await getGenerate(page).click();
        await form.getByText("Enter a whole number from 3 to 15.").waitFor();
        await expect
          .poll(() => slides.evaluate((field) => field === document.activeElement))
          .toBe(true);
        expect(await page.getByText("Generating...").count()).toBe(0);
      }
    },
  );

  test("sends its values under the API's parameter names", async ({ page }) => {
    await page.goto("/create");
    const form = getForm(page);
    await enterTopic(page, "Learning git");
    await form.getByRole("textbox", { name: "Special Instructions" }).fill("For designers.");
    await form.getByRole("combobox", { name: "Template Type" }).click();
    await page.getByRole("option", { name: "Checklist" }).click();
    await form.getByRole("combobox", { name: "Writing Style" }).click();
    await page.getByRole("option", { name: "Friendly" }).click();
    await form.getByRole("spinbutton").fill("5");
    expect(await readRequest(page)).toEqual({
      template: "Checklist",
      topic: "Learning git",
      instructions: "For designers.",
      style: "Friendly",
      slides: 5,
      postType: "carousel",
    });
    await getFooter(page).getByText("of 5").waitFor();
  });

  test.runIf(isWhole)(
    "adds a request for media placeholders after a blank line if media is on",
    async ({ page }) => {
      await openWithPost(page, threeSlides, { enableMedia: true });
      await enterTopic(page, "Learning git");
      await getForm(page).getByRole("textbox", { name: "Special Instructions" }).fill("Be brief.");
      expect((await readRequest(page))["instructions"]).toBe(
        "Be brief.\n\nInclude placeholders for media (images or videos) in the content where appropriate.",
      );
      await getToast(page, "Content Generated").waitFor();
      expect(await readJson(page)).not.toContain("placeholders");
    },
  );

  test.runIf(isWhole)(
    "asks for one slide for a single post, and restores the number of slides for a carousel",
    async ({ page }) => {
      await page.goto("/create");
      const slides = getForm(page).getByRole("spinbutton", { name: "Number of Slides" });
      await slides.fill("11");
      await page.getByRole("radio", { name: "Single Post" }).click();
      await slides.waitFor({ state: "detached" });
      await enterTopic(page, "Learning git");
      expect(await readRequest(page)).toMatchObject({ slides: 1, postType: "single" });
      const toast = getToast(page, "Content Generated");
      await toast
        .getByText("Your post content has been created successfully!", { exact: true })
        .waitFor();
      await page.getByRole("radio", { name: "Carousel Post" }).click();
      await unfold(page, "Generate Content");
      expect(await slides.inputValue()).toBe("11");
    },
  );

  test.runIf(isWhole)("keeps its values after a reload", async ({ page }) => {
    await page.goto("/create");
    const form = getForm(page);
    await enterTopic(page, "Learning git");
    await form.getByRole("textbox", { name: "Special Instructions" }).fill("For designers.");
    await form.getByRole("spinbutton").fill("5");
    await page.reload();
    await form.waitFor();
    expect(await form.getByRole("textbox", { name: "Topic" }).inputValue()).toBe("Learning git");
    expect(await form.getByRole("textbox", { name: "Special Instructions" }).inputValue()).toBe(
      "For designers.",
    );
    expect(await form.getByRole("spinbutton").inputValue()).toBe("5");
  });
});

describe("a generation", () => {
  test("shows that it is running, and replaces the JSON when it succeeds", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const letGo = await holdGeneration(page);
    await enterTopic(page, "Learning git");
    await getGenerate(page).click();
    await getToast(page, "Generating Content")
      .getByText("Please wait while we create your carousel content...", { exact: true })
      .waitFor();
    const form = getForm(page);
    expect(await form.getByRole("button", { name: "Generating..." }).isDisabled()).toBe(true);
    for (const role of ["textbox", "combobox", "spinbutton"] as const) {
      for (const field of await form.getByRole(role).all()) {
        expect(await field.isDisabled()).toBe(true);
      }
    }
    expect(await getFooter(page).innerText()).toContain("of 3");
    letGo();
    await getToast(page, "Content Generated")
      .getByText("Your carousel content has been created successfully!", { exact: true })
      .waitFor();
    expect(await getFooter(page).innerText()).toContain("Slide 1 of 8");
    // The form stays expanded, because the person expanded it.
    expect(await getGenerate(page).isEnabled()).toBe(true);
    await expect.poll(() => readJson(page)).toMatch(/^\{\n {2}"title": /);
  });

  test.runIf(isWhole)(
    "can be undone in one step, which restores the previous post",
    async ({ page }) => {
      await openWithPost(page, threeSlides);
      await getStage(page).waitFor();
      const before = await readJson(page);
      await enterTopic(page, "Learning git");
      await getGenerate(page).click();
      const toast = getToast(page, "Content Generated");
      await toast.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => readJson(page)).toBe(before);
      await getFooter(page).getByText("of 3").waitFor();
    },
  );

  test.runIf(isWhole)("leaves no trace when it is cancelled", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const before = await readJson(page);
    const letGo = await holdGeneration(page);
    await enterTopic(page, "Learning git");
    await getGenerate(page).click();
    await getForm(page).getByRole("button", { name: "Cancel" }).click();
    await getToast(page, "Generation cancelled").waitFor();
    letGo();
    expect(await getGenerate(page).isEnabled()).toBe(true);
    expect(await readJson(page)).toBe(before);
  });

  test("locks the slide's text while slides arrive, and keeps text that was being typed", async ({
    page,
  }) => {
    // The response stops after one of three slides.
    await page.addInitScript(() => {
      const original = window.fetch;
      const event = (name: string, data: unknown) =>
        `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!url.endsWith("/api/generate-carousel")) return original(input, init);
        const slide = { header: "Arriving", description: [{ type: "text", value: "First." }] };
        const stream = new ReadableStream({
          start(controller) {
            const encoder = new TextEncoder();
            controller.enqueue(encoder.encode(event("title", { title: "New" })));
            controller.enqueue(encoder.encode(event("slide", { index: 0, slide })));
          },
        });
        const headers = { "content-type": "text/event-stream" };
        return Promise.resolve(new Response(stream, { headers }));
      };
    });
    await openWithPost(page, { title: "Old", content: [{ header: "Kept", description: [] }] });
    await enterTopic(page, "Calm teams");
    const text = (words: string) => getStage(page).getByText(words, { exact: true }).first();
    await getStage(page).getByRole("button", { name: "Header of slide 1, edit: Kept" }).focus();
    await page.keyboard.press("Enter");
    await getStage(page).getByRole("textbox", { name: "Header of slide 1" }).waitFor();
    await page.keyboard.type(" words");
    await getGenerate(page).click();
    await text("Arriving").waitFor();
    expect(await getStage(page).getByRole("textbox").count()).toBe(0);
    expect(
      await getStage(page)
        .getByRole("button", { name: /, edit: |^Add to slide/ })
        .count(),
    ).toBe(0);
    await expect.poll(() => readJson(page)).toContain("Kept words");
  });

  test("reports a failure, keeps everything and lets the person send the form again", async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 500/);
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const before = await readJson(page);
    await page.route("**/api/generate-carousel", (route) =>
      route.fulfill({ status: 500, json: { message: "Something went wrong on our side." } }),
    );
    await enterTopic(page, "Learning git");
    await getGenerate(page).click();
    const message = "There was an error generating your content. Please try again.";
    await getToast(page, "Generation Failed").getByText(message, { exact: true }).waitFor();
    await getForm(page).getByText(message).waitFor();
    expect(await readJson(page)).toBe(before);
    await page.unroute("**/api/generate-carousel");
    await getGenerate(page).click();
    await getToast(page, "Content Generated").waitFor();
    expect(await getForm(page).getByText(message).count()).toBe(0);
  });

  test.runIf(isWhole)("says if the server can't be reached", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await page.goto("/create");
    await page.route("**/api/generate-carousel", (route) => route.abort());
    await enterTopic(page, "Learning git");
    await getGenerate(page).click();
    await getToast(page, "Generation Failed")
      .getByText(/^There was an error generating your content\..*couldn't reach the server/)
      .waitFor();
  });

  test.runIf(isWhole)(
    "moves the focus to Cancel and back when used by keyboard alone",
    async ({ page }) => {
      await page.goto("/create");
      const letGo = await holdGeneration(page);
      const topic = getForm(page).getByRole("textbox", { name: "Topic" });
      await topic.focus();
      await page.keyboard.type("Learning git");
      await page.keyboard.press("Enter");
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toBe("Cancel");
      letGo();
      await getToast(page, "Content Generated").waitFor();
      await expect.poll(focused).toContain("Generate");
    },
  );
});

describe("the outline writer", () => {
  test.runIf(isWhole)(
    "says what it writes, and makes slides from notes and from the template type's arc",
    async ({ page }) => {
      await page.goto("/create");
      const form = getForm(page);
      await form
        .getByText("You get headings and questions, not finished text", { exact: true })
        .click();
      await form.getByText("docs/self-hosting.md").waitFor();
      await form
        .getByRole("textbox", { name: "Special Instructions" })
        .fill("Tone: calm\n\n- Commit before every experiment\n- Name the commit after its reason");
      await form.getByRole("spinbutton").fill("4");
      await enterTopic(page, "Learning git");
      await getGenerate(page).click();
      await getToast(page, "Content Generated").waitFor();
      const { content } = JSON.parse(await readJson(page)) as Post;
      expect(content.map(({ header }) => header)).toEqual([
        "What you will learn",
        "Commit before every experiment",
        "Name the commit after its reason",
        "Try it",
      ]);
      expect(content[2]?.description).toEqual([{ type: "text", value: "Step 2" }]);
      await page.getByText("2 questions to answer", { exact: true }).waitFor();
      expect(await form.getByText("This is an outline").count()).toBe(0);
      const wishes = form.getByText(
        "These notes are instructions, so they aren't on the slides: “Tone: calm”.",
      );
      await wishes.waitFor();
      await form.getByRole("button", { name: "Dismiss these notes" }).click();
      await wishes.waitFor({ state: "detached" });
    },
  );
});

describe("credits", () => {
  test.runIf(isWhole)(
    "a generation costs one credit, and the balance beside the button is updated",
    async ({ page, server }) => {
      const token = await signIn(page, server.url);
      await page.goto("/create");
      const form = getForm(page);
      await form.getByText(/10 credits left. You get 10 again on \w+ \d+\.$/).waitFor();
      expect(await getForm(page).getByText("1 credit", { exact: true }).isVisible()).toBe(true);
      await enterTopic(page, "Learning git");
      await getGenerate(page).click();
      await getToast(page, "Content Generated").waitFor();
      await unfold(page, "Generate Content");
      await form.getByText(/9 credits left/).waitFor();
      expect(await countCredits(server.url, token)).toBe(9);
    },
  );

  test("without credits, a link leads to the plans and the form is kept", async ({
    page,
    server,
    problems,
  }) => {
    problems.expect(/status of 402/);
    const token = await signIn(page, server.url);
    const body = JSON.stringify({ topic: "x", slides: 1 });
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    for (let time = 0; time < 10; time += 1) {
      await fetch(`${server.url}/api/generate-carousel`, { method: "POST", headers, body });
    }
    await page.goto("/create");
    await getForm(page)
      .getByText(/No credits left/)
      .waitFor();
    await enterTopic(page, "Learning git");
    await getGenerate(page).click();
    const message = "You have no credits left. Upgrade your plan or wait for the monthly reset.";
    await getToast(page, "Generation Failed").getByText(message, { exact: true }).waitFor();
    const notice = getForm(page).getByRole("note").filter({ hasText: message });
    expect(await notice.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe(
      "/pricing",
    );
    await page.reload();
    expect(await getForm(page).getByRole("textbox", { name: "Topic" }).inputValue()).toBe(
      "Learning git",
    );
  });
});

describe("on a phone", () => {
  test.runIf(isWhole)(
    "the sheet closes to show the slides, and warnings are above them",
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/create");
      await page.getByRole("button", { name: "Settings", exact: true }).click();
      await enterTopic(page, "Learning git");
      await getForm(page)
        .getByRole("textbox", { name: "Special Instructions" })
        .fill("Tone: calm\n\nCommit often.");
      await getGenerate(page).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await getStage(page).waitFor();
      await page.getByText(/^These notes are instructions/).waitFor();
      await page.getByText("7 questions to answer", { exact: true }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
    },
  );
});

describe.for(["dark", "light"] as const)(
  "in the %s theme axe-core finds no violations",
  (colorScheme) => {
    test.runIf(isWhole)("in the form: blank, filled, running, done", async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/create");
      await getForm(page).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await enterTopic(page, "x".repeat(2001));
      expect(await findViolations(page)).toEqual([]);
      await enterTopic(page, "Learning git");
      await getForm(page).getByRole("spinbutton").fill("99");
      await getGenerate(page).click();
      expect(await findViolations(page)).toEqual([]);
      await getForm(page).getByRole("spinbutton").fill("8");
      const letGo = await holdGeneration(page);
      await getGenerate(page).click();
      await getToast(page, "Generating Content").waitFor();
      expect(await findViolations(page)).toEqual([]);
      letGo();
      await getToast(page, "Content Generated").waitFor();
      await getStage(page).waitFor();
      expect(await findViolations(page)).toEqual([]);
    });

    test.runIf(isWhole)("with a failure that offers to sign in", async ({ page, problems }) => {
      problems.expect(/status of 40[12]/);
      await page.emulateMedia({ colorScheme });
      await page.goto("/create");
      await page.route("**/api/generate-carousel", (route) =>
        route.fulfill({ status: 401, json: { message: "Sign in to generate content." } }),
      );
      await enterTopic(page, "Learning git");
      await getGenerate(page).click();
      await getForm(page).getByRole("link", { name: "Sign in" }).waitFor();
      expect(await findViolations(page)).toEqual([]);
    });
  },
);
