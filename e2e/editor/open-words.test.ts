import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { unzipSync } from "fflate";
import { EventEmitter, once } from "node:events";
import type { Page, Request } from "playwright-core";
import { describe, expect } from "vitest";
import { sampleCases } from "../../scripts/test-sample.mjs";
import { test, testInOwnProfile } from "../browser.ts";
import {
  addCarousel,
  createOwner,
  getSaveStatus,
  type Owner,
  signInAs,
} from "../library/library-page.ts";
import { getStage, getToast, localCopyKey, readDownload } from "./editor-page.ts";
import { edit, getField, getText, openSlide2, post, readStoredJson } from "./on-slide-page.ts";

const header = "Header of slide 2";

/** Types at the end of slide 2's header and leaves the field open. */
async function type(page: Page, words = " today"): Promise<void> {
  await edit(page, header);
  await page.keyboard.type(words);
}

const expectKept = (page: Page, words = "Meetings that end on time today") =>
  getText(page, header).and(page.getByLabel(words)).waitFor();

async function openSaved(page: Page, serverUrl: string): Promise<{ owner: Owner; id: string }> {
  const owner = await createOwner(serverUrl);
  const { id } = await addCarousel(owner, post);
  await signInAs(page, owner);
  await openSlide2Of(page, id);
  return { owner, id };
}

async function openSlide2Of(page: Page, id = ""): Promise<void> {
  await page.goto(`/create/${id}`);
  await getStage(page).waitFor();
  await page.getByRole("button", { name: "Go to slide 2" }).click();
  await getText(page, header).waitFor();
}

async function readAccount(owner: Owner, id: string): Promise<string> {
  const carousel = await owner.request<CarouselResponse>("GET", `/api/carousels/${id}`);
  return carousel.draft.jsonInput;
}

describe("text typed in an open field", () => {
  test("is kept after a reload right after the last key, and after the tab is closed", async ({
    page,
  }) => {
    await openSlide2(page);
    await type(page);
    await page.reload();
    await expectKept(page);
    await type(page, " as");
    const other = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await openSlide2Of(other);
    await expectKept(other, "Meetings that end on time today as");
  });

  test.for(
    sampleCases(
      [
        "Title of the post",
        "Block 2 of slide 2",
        "Left column of block 3 of slide 2",
        "Summary of slide 2",
        "Hashtag 1",
      ],
      2,
    ),
  )("is kept after a reload in each kind of text: %s", async (name, { page }) => {
    await openSlide2(page);
    await edit(page, name);
    await page.keyboard.type("More");
    await page.reload();
    await getText(page, name).and(page.getByLabel(/More/)).waitFor();
  });

  testInOwnProfile("is kept after a crash of the page, once saved", async ({ page }) => {
    await openSlide2(page);
    await type(page);
    await expect.poll(() => readStoredJson(page)).toContain("on time today");
    await page.keyboard.type(" as");
    await expect.poll(() => readStoredJson(page)).toContain("on time today as");
    const client = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    void client.send("Page.crash").catch(() => undefined);
    await crashed;
    const again = await page.context().newPage();
    await openSlide2Of(again);
    await expectKept(again, "Meetings that end on time today as");
  });

  test("is kept when the page is hidden or its window loses the focus", async ({ page }) => {
    await openSlide2(page);
    await edit(page, header);
    for (const [word, event] of [
      ["hidden", "visibilitychange"],
      ["behind", "blur"],
    ] as const) {
      const stored = await page.evaluate(
        ([typed, type, key]) => {
          document.execCommand("insertText", false, ` ${typed}`);
          (type === "blur" ? window : document).dispatchEvent(new Event(type));
          document.dispatchEvent(new Event("visibilitychange"));
          return localStorage.getItem(key);
        },
        [word, event, localCopyKey] as const,
      );
      expect(stored).toContain(word);
    }
    expect(await getField(page, header).innerText()).toContain("hidden behind");
  });

  test("isn't shown as saved until it is saved", async ({ page }) => {
    await openSlide2(page);
    await edit(page, header);
    await page.getByText("Saved in this browser").waitFor();
    const told = await page.evaluate(async () => {
      document.execCommand("insertText", false, " today");
      await new Promise(requestAnimationFrame);
      return document.querySelector("main")?.textContent;
    });
    expect(told).not.toContain("Saved in this browser");
    await page.getByText("Saved in this browser").waitFor();
    expect(await readStoredJson(page)).toContain("on time today");
  });

  test("is in a download started with Ctrl+Shift+S, and typing continues", async ({ page }) => {
    await openSlide2(page);
    const download = async () => {
      const event = page.waitForEvent("download");
      await page.keyboard.press("ControlOrMeta+Shift+s");
      const [, second = new Uint8Array()] = Object.values(
        unzipSync(await readDownload(await event)),
      );
      await getToast(page, "Success").getByRole("button", { name: "Dismiss" }).click();
      return Buffer.from(second).toString("base64");
    };
    const before = await download();
    await type(page);
    const open = await download();
    await page.keyboard.press("Escape");
    await expectKept(page);
    const after = await download();
    expect(open === before).toBe(false);
    expect(open === after).toBe(true);
  });
});

describe("the open field", () => {
  test("keeps its caret while the text is saved, and one Ctrl+Z reverts all of it", async ({
    page,
  }) => {
    await openSlide2(page);
    await edit(page, header);
    const field = await getField(page, header).elementHandle();
    await page.keyboard.press("ControlOrMeta+Home");
    for (const word of ["Good ", "short ", "calm "]) {
      await page.keyboard.type(word);
      await expect.poll(() => readStoredJson(page)).toContain(word);
    }
    expect(
      await field?.evaluate((element) => [
        element === document.activeElement,
        getComputedStyle(element).opacity,
      ]),
    ).toEqual([true, "1"]);
    await page.keyboard.press("Escape");
    await expectKept(page, "Good short calm Meetings that end on time");
    await page.keyboard.press("ControlOrMeta+z");
    await expectKept(page, "edit: Meetings that end on time");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expectKept(page, "Good short calm Meetings that end on time");
  });

  test("isn't disturbed in a composition while the text is saved", async ({ page }) => {
    await openSlide2(page);
    await edit(page, header);
    const client = await page.context().newCDPSession(page);
    for (const text of ["に", "にほ", "にほん"]) {
      await client.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await expect.poll(() => readStoredJson(page)).toContain(`on time${text}"`);
    }
    await client.send("Input.insertText", { text: "日本" });
    await page.keyboard.type("!");
    await expect.poll(() => readStoredJson(page)).toContain('on time日本!"');
    expect(await getField(page, header).innerText()).toBe("Meetings that end on time日本!");
  });
});

describe("text typed in an open field of a saved carousel", () => {
  test("is saved by Ctrl+S, and typing continues", async ({ page, serverUrl }) => {
    const { owner, id } = await openSaved(page, serverUrl);
    await type(page);
    await page.keyboard.press("ControlOrMeta+s");
    await page.keyboard.type(" as");
    await expect.poll(() => readAccount(owner, id)).toContain("on time today");
    await page.keyboard.type(" ever");
    await expect.poll(() => readAccount(owner, id)).toContain("today as ever");
    await getSaveStatus(page, "^Saved$").waitFor();
    expect(await getField(page, header).innerText()).toBe(
      "Meetings that end on time today as ever",
    );
  });

  test("is on the page after a reload, and in the account", async ({ page, serverUrl }) => {
    const { owner, id } = await openSaved(page, serverUrl);
    await type(page);
    await page.reload();
    await expectKept(page);
    await expect.poll(() => readAccount(owner, id)).toContain("on time today");
  });

  test("is on the shared page", async ({ page, serverUrl }) => {
    await openSaved(page, serverUrl);
    await type(page);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await dialog.getByRole("button", { name: "Create link" }).click();
    const url = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    const viewer = await page.context().newPage();
    await viewer.goto(url);
    await viewer
      .getByText("Meetings that end on time today")
      .first()
      .waitFor({ state: "attached" });
  });

  test("is kept alongside a version that another tab saved, and the person is asked to choose", async ({
    page,
    serverUrl,
    problems,
  }) => {
    problems.expect(/status of 409/);
    const { owner, id } = await openSaved(page, serverUrl);
    const other = await page.context().newPage();
    await openSlide2Of(other, id);
    const isPut = (request: Request) => request.method() === "PUT";
    const hold = async (held: Page) => {
      const letGo = new EventEmitter();
      const isLetGo = once(letGo, "now");
      await held.route(`**/api/carousels/${id}`, async (route) => {
        if (isPut(route.request())) await isLetGo;
        return route.fallback();
      });
      return () => letGo.emit("now");
    };
    const [letOther, letPage] = [await hold(other), await hold(page)];
    await type(other, " tomorrow");
    await page.bringToFront();
    await type(page);
    const saved = other.waitForResponse((response) => isPut(response.request()));
    letOther();
    await saved;
    letPage();
    await page.getByRole("dialog", { name: "This carousel was changed elsewhere" }).waitFor();
    expect(await readAccount(owner, id)).toContain("tomorrow");
    await page.getByRole("button", { name: "Use the other version" }).click();
    await page.getByRole("button", { name: "Go to slide 2" }).click();
    await expectKept(page, "Meetings that end on time tomorrow");
    await page.keyboard.press("ControlOrMeta+z");
    await expectKept(page);
  });
});
