import type { Post } from "@slideloom/core/document";
import { chromium, type Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { chromiumArgs, getHeadlessShell } from "../../scripts/find-chromium.mjs";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import {
  getChecker,
  getStage,
  getToast,
  openChecker,
  openJsonEditor,
  openWithPost,
} from "./editor-page.ts";
import {
  edit,
  getField,
  getText,
  openSlide2,
  post,
  readStoredJson,
  waitForField,
} from "./on-slide-page.ts";
import { arabicPost, japanesePost } from "./posts.ts";

/**
 * A primary colour with enough contrast for highlighted words. With less contrast, highlights are bands behind the
 * words.
 */
const coloredHighlights = { design: { primaryColor: "#93c5fd" } };

describe("each kind of text", () => {
  const texts = sampleCases(
    [
      "Title of the post",
      "Header of slide 2",
      "Block 1 of slide 2",
      "Block 2 of slide 2",
      "Left column of block 3 of slide 2",
      "Right column of block 3 of slide 2",
      "Summary of slide 2",
      "Hashtag 1",
    ],
    3,
  );

  test("is edited by mouse and by keyboard", async ({ page }) => {
    await openSlide2(page);
    for (const [index, name] of texts.entries()) {
      await getText(page, name).click({ position: { x: 6, y: 6 } });
      const field = await waitForField(page, name);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(`#Changed${index}`);
      await page.keyboard.press("ControlOrMeta+Enter");
      await field.waitFor({ state: "detached" });
      await expect
        .poll(() => readStoredJson(page), { message: name })
        .toContain(`#Changed${index}`);
      const text = getText(page, name);
      await expect
        .poll(() => text.evaluate((element) => element === document.activeElement))
        .toBe(true);
      await page.keyboard.press("F2");
      await waitForField(page, name);
      await page.keyboard.type("b");
      await page.keyboard.press("Escape");
      await getField(page).waitFor({ state: "detached" });
      await expect.poll(() => readStoredJson(page)).toContain(`#Changed${index}b`);
      await page.keyboard.press("ControlOrMeta+z");
      await expect.poll(() => readStoredJson(page)).not.toContain(`#Changed${index}b`);
    }
  });

  test("that had an alt text says at the end of typing that it is deleted, and restores it", async ({
    page,
  }) => {
    const alt = "A clock above a table";
    await openSlide2(page, {
      ...post,
      content: post.content.map((slide, index) => (index === 1 ? { ...slide, alt } : slide)),
    });
    await edit(page, "Header of slide 2");
    await page.keyboard.type(" and start");
    await expect.poll(() => readStoredJson(page)).not.toContain(alt);
    const toast = getToast(page, "1 alt text deleted");
    expect(await toast.count()).toBe(0);
    await page.keyboard.press("Escape");
    await toast.getByText("Slide 2 has new words, so we use them instead.").waitFor();
    await toast.getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => readStoredJson(page)).toContain(alt);
    expect(await readStoredJson(page)).toContain("and start");
  });

  test.runIf(isWhole)("editing a text keeps the formatting of the JSON", async ({ page }) => {
    const json = '{ "title":"T",\n   "content": [ {"header":"One","description":[], "x": 1} ]}';
    await openWithPost(page, json);
    await getText(page, "Header of slide 1").click();
    await waitForField(page, "Header of slide 1");
    await page.keyboard.press("End");
    await page.keyboard.type(" two");
    await page.keyboard.press("Escape");
    await expect.poll(() => readStoredJson(page)).toBe(json.replace("One", "One two"));
  });

  test("Enter that ends an input method's composition doesn't break the line", async ({ page }) => {
    await openSlide2(page, japanesePost);
    await getText(page, "Header of slide 2").focus();
    await page.keyboard.press("Enter");
    const field = await waitForField(page, "Header of slide 2");
    await field.dispatchEvent("keydown", {
      key: "Enter",
      isComposing: true,
      keyCode: 229,
      bubbles: true,
    });
    expect(await field.count()).toBe(1);
    await page.keyboard.insertText("する");
    await page.keyboard.press("Escape");
    await expect.poll(() => readStoredJson(page)).toContain("余白を::味方::にする");
  });

  test("right-to-left text is edited from right to left", async ({ page }) => {
    await openSlide2(page, arabicPost);
    await getText(page, "Summary of slide 2").click();
    const field = await waitForField(page, "Summary of slide 2");
    expect(
      await field
        .locator("div")
        .first()
        .evaluate((line) => getComputedStyle(line).direction),
    ).toBe("rtl");
    await page.keyboard.press("Escape");
  });

  test.runIf(isWhole)(
    "Ctrl+B highlights a word of a header, and undo within the field removes it",
    async ({ page }) => {
      await openSlide2(page, post, coloredHighlights);
      await getText(page, "Header of slide 2").focus();
      await page.keyboard.press("Enter");
      const field = await waitForField(page, "Header of slide 2");
      await page.keyboard.press("ControlOrMeta+b");
      expect(await field.innerText()).toContain("on ::time::");
      const word = field.getByText("time", { exact: true });
      const readColor = (element: Element) => getComputedStyle(element).color;
      const ink = await field.locator("div").first().evaluate(readColor);
      await expect.poll(() => word.evaluate(readColor)).not.toBe(ink);
      await page.keyboard.press("ControlOrMeta+z");
      expect(await field.innerText()).toContain("on time");
      await page.keyboard.press("ControlOrMeta+b");
      await page.keyboard.press("Escape");
      await expect.poll(() => readStoredJson(page)).toContain("Meetings that end on ::time::");
    },
  );
});

describe("during an edit", () => {
  async function paste(page: Page, text: string): Promise<void> {
    await page.evaluate((words) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", words);
      const init = { inputType: "insertFromPaste", dataTransfer, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new InputEvent("beforeinput", init));
    }, text);
  }

  test("losing the focus, pasting, emptying a block, undo and another format keep the typed text", async ({
    page,
  }) => {
    await openSlide2(page);
    const expectPost = () =>
      expect.poll(async () => JSON.parse(await readStoredJson(page))).toEqual(post);

    // Losing the focus commits the edit, and one undo reverts all of it.
    await getText(page, "Summary of slide 2").click();
    await waitForField(page, "Summary of slide 2");
    await page.keyboard.press("End");
    await page.keyboard.type(" Every day.", { delay: 15 });
    await page.getByText("Carousel Format").click();
    await expect.poll(() => readStoredJson(page)).toContain("Small steps win. Every day.");
    await page.keyboard.press("ControlOrMeta+z");
    await expectPost();

    // A block keeps pasted line breaks.
    await edit(page, "Block 1 of slide 2");
    await page.keyboard.press("ControlOrMeta+a");
    await paste(page, "First.\r\n- one\r\n- two\n\nLast.");
    expect(await getField(page).locator("> div").count()).toBe(5);
    await page.keyboard.type(" End.");
    await page.keyboard.press("Escape");
    await expect
      .poll(() => readStoredJson(page))
      .toContain('"First.\\n- one\\n- two\\n\\nLast. End."');
    await page.keyboard.press("ControlOrMeta+z");
    await expectPost();

    // Tab in an emptied block deletes the block and edits the next text.
    await edit(page, "Block 1 of slide 2");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Tab");
    await expect.poll(async () => (await readTypes(page)).join()).toBe("code,two-columns");
    const field = await waitForField(page, "Block 1 of slide 2");
    expect(await field.innerText()).toBe("const focus = await team.pause();");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+z");
    await expectPost();

    // Undo right after Escape reverts the edit, and redo restores it.
    await edit(page, "Header of slide 2");
    await page.keyboard.type(" now");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+z");
    const name = "Header of slide 2, edit: Meetings that end on time";
    await page.getByRole("button", { name, exact: true }).waitFor();
    await expectPost();
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect.poll(() => readStoredJson(page)).toContain('"Meetings that end on time now"');

    // Changing the format commits the typed text. The slide in the new format shows this text.
    await edit(page, "Summary of slide 2");
    await page.keyboard.type(" Daily.");
    await page.getByRole("combobox", { name: "Carousel Format" }).click();
    await page.getByRole("option", { name: /Twitter/ }).click();
    await page.getByText("Slide 2 of 3 • Twitter format").waitFor();
    expect(await getField(page).count()).toBe(0);
    await expect.poll(() => readStoredJson(page)).toContain('"Small steps win. Daily."');
    await edit(page, "Summary of slide 2");
    await page.keyboard.press("Escape");
  });

  test.runIf(isWhole)("no text can be edited while the JSON is invalid", async ({ page }) => {
    await openSlide2(page);
    const box = await openJsonEditor(page);
    await box.press("ControlOrMeta+End");
    await page.keyboard.type("?");
    await page.getByText("Enter valid JSON to see the preview.", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: /, edit: |^Add to slide/ }).count()).toBe(0);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Escape");
    await getText(page, "Header of slide 1").waitFor();
    await edit(page, "Header of slide 1");
  });
});

describe("keys outside of fields", () => {
  test.runIf(isWhole)(
    "turn slides while a text has the focus, and move the caret while a field is open",
    async ({ page }) => {
      await openSlide2(page);
      await getText(page, "Header of slide 2").focus();
      await page.keyboard.type("xyz");
      expect(await getField(page).count()).toBe(0);
      await page.keyboard.press("Enter");
      await waitForField(page, "Header of slide 2");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Home");
      expect(await getStage(page).getAttribute("aria-label")).toBe("Slide 2 of 3");
      await page.keyboard.press("Escape");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => getStage(page).getAttribute("aria-label")).toBe("Slide 3 of 3");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => getStage(page).getAttribute("aria-label")).toBe("Slide 2 of 3");
    },
  );
});

interface Ink {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the bounding box of the pixels that differ clearly between two images. */
function findInk(one: PNG, other: PNG): Ink {
  const ink = { left: one.width, top: one.height, right: 0, bottom: 0 };
  for (let index = 0; index < one.data.length; index += 4) {
    const difference = [0, 1, 2].reduce(
      (sum, channel) =>
        sum + Math.abs((one.data[index + channel] ?? 0) - (other.data[index + channel] ?? 0)),
      0,
    );
    if (difference <= 90) continue;
    const [x, y] = [(index / 4) % one.width, Math.floor(index / 4 / one.width)];
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  }
  return ink;
}

/** Returns a screenshot of the slide preview once three in a row are equal, so drawing has finished. */
async function shootAtRest(page: Page): Promise<Buffer> {
  let shot = await getStage(page).screenshot();
  for (let same = 1; same < 3;) {
    const next = await getStage(page).screenshot();
    same = next.equals(shot) ? same + 1 : 1;
    shot = next;
  }
  return shot;
}

/** Returns the bounding boxes of a text as drawn on the slide and as shown in its field, screen px. */
async function compareInk(page: Page, name: string): Promise<{ drawn: Ink; typed: Ink }> {
  await page.addStyleTag({
    content:
      "[role=textbox]{caret-color:transparent!important}[role=textbox],[role=button]{outline:none!important}[data-bare] [role=textbox],[role=textbox] span:not([class*=highlight]),[role=toolbar]{opacity:0!important}",
  });
  const shoot = async () => PNG.sync.read(await shootAtRest(page));
  await page.mouse.move(2, 2);
  await expect.poll(() => page.getByRole("toolbar").count()).toBe(0);
  const before = await shoot();
  await getText(page, name).focus();
  await page.keyboard.press("Enter");
  await waitForField(page, name);
  const during = await shoot();
  await page.evaluate(() => document.body.setAttribute("data-bare", ""));
  const bare = await shoot();
  await page.evaluate(() => document.body.removeAttribute("data-bare"));
  await page.keyboard.press("Escape");
  await getText(page, name).waitFor();
  await page.getByRole("region", { name: "Slide preview" }).focus();
  return { drawn: findInk(before, bare), typed: findInk(during, bare) };
}

describe("text in the field", () => {
  test.for(sampleCases([2, 1], 2))(
    "is at the position of the drawn text at %sx",
    async (ratio, { serverUrl }) => {
      // Sets the browser's own device pixel ratio. With an emulated ratio, text is placed at whole CSS px,
      // unlike on real screens.
      const browser = await chromium.launch({
        executablePath: getHeadlessShell(),
        args: [...chromiumArgs, `--force-device-scale-factor=${ratio}`, "--window-size=1440,900"],
      });
      const page = await browser.newPage({
        baseURL: serverUrl,
        viewport: null,
        reducedMotion: "reduce",
      });
      await openSlide2(page);
      for (const name of [
        "Header of slide 2",
        "Block 1 of slide 2",
        "Left column of block 3 of slide 2",
        "Summary of slide 2",
      ]) {
        const { drawn, typed } = await compareInk(page, name);
        for (const side of ["left", "top", "right", "bottom"] as const) {
          const offPx = Math.abs(drawn[side] - typed[side]) / ratio;
          expect(offPx, `${name}, ${side}`).toBeLessThanOrEqual(1);
        }
      }
      await browser.close();
    },
  );
});

describe("a headline in the field", () => {
  const japanese: Post = {
    title: "伝わる::資料::の作り方",
    content: [
      { header: "一枚に一つのことだけを書く", description: [] },
      { header: "余白を::味方::にして大きく見せる", description: [] },
    ],
  };
  const arabic: Post = {
    title: "كيف تكتب منشورًا ::واضحًا::",
    content: [
      { header: "ابدأ", description: [] },
      { header: "اختصر ::ثم:: اختصر كل ما تكتبه قبل النشر", description: [] },
    ],
  };

  test.runIf(isWhole).for([
    ["Japanese", japanese],
    ["Arabic", arabic],
  ] as const)("wraps %s where it is drawn, even around ::words::", async ([, shown], { page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithPost(page, shown, coloredHighlights);
    await getStage(page).waitFor();
    await expectSameLines(page, "Title of the post");
    await page.getByRole("button", { name: "Next slide" }).click();
    await getText(page, "Header of slide 2").waitFor();
    await expectSameLines(page, "Header of slide 2");
  });

  test.runIf(isWhole)(
    "keeps its markup and the caret's position while words are typed and deleted",
    async ({ page }) => {
      await openSlide2(page, japanese);
      await getText(page, "Header of slide 2").focus();
      await page.keyboard.press("Enter");
      const field = await waitForField(page, "Header of slide 2");
      for (const key of [
        "ControlOrMeta+Home",
        "ArrowRight",
        "ArrowRight",
        "ArrowRight",
        "Backspace",
      ]) {
        await page.keyboard.press(key);
      }
      expect(await field.innerText()).toBe("余白::味方::にして大きく見せる");
      await page.keyboard.insertText("は");
      expect(await field.innerText()).toBe("余白は::味方::にして大きく見せる");
      for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) {
        await page.keyboard.press(key);
      }
      await page.keyboard.insertText("同士");
      await page.keyboard.press("Escape");
      await expect
        .poll(() => readStoredJson(page))
        .toContain("余白は::味方同士::にして大きく見せる");
    },
  );
});

/** Checks that the words in the field cover the same area as the drawn words. */
async function expectSameLines(page: Page, name: string): Promise<void> {
  const { drawn, typed } = await compareInk(page, name);
  for (const side of ["left", "top", "right", "bottom"] as const) {
    expect(Math.abs(drawn[side] - typed[side]), `${name}, ${side}`).toBeLessThanOrEqual(2);
  }
}

describe("a block's toolbar", () => {
  test("adds, changes, moves, duplicates and deletes blocks by keyboard", async ({ page }) => {
    await openSlide2(page);
    await getText(page, "Block 1 of slide 2").focus();
    await page.keyboard.press("Tab");
    const toolbar = page.getByRole("toolbar", { name: "Tools for Block 1 of slide 2" });
    await toolbar.waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Code after" }).press("Enter");
    await waitForField(page, "Block 2 of slide 2");
    await page.keyboard.type("let x;");
    await page.keyboard.press("Escape");
    await expect.poll(() => readStoredJson(page)).toContain('"let x;"');
    await getText(page, "Block 2 of slide 2").focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect
      .poll(async () => (await readTypes(page)).join())
      .toBe("code,text,code,two-columns");
    await getText(page, "Block 1 of slide 2").hover({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: "Change the type" }).first().click();
    await page.getByRole("menuitem", { name: "Comparison" }).click();
    await expect
      .poll(async () => (await readTypes(page)).join())
      .toBe("two-columns,text,code,two-columns");
    await page.keyboard.press("ControlOrMeta+z");
    await expect
      .poll(async () => (await readTypes(page)).join())
      .toBe("code,text,code,two-columns");
    await getText(page, "Block 1 of slide 2").hover({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: "Duplicate the block" }).first().click();
    await expect.poll(async () => (await readTypes(page)).length).toBe(5);
    await getText(page, "Block 1 of slide 2").hover({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: "Delete the block" }).first().click();
    await expect.poll(async () => (await readTypes(page)).length).toBe(4);
  });

  test.runIf(isWhole)("works on a single post", async ({ page }) => {
    await openWithPost(page, post);
    await page.getByRole("radio", { name: "Single Post" }).click();
    await expect.poll(() => getStage(page).getAttribute("aria-label")).toBe("Slide 1 of 1");
    await getText(page, "Block 1 of slide 2").focus();
    await page.getByRole("toolbar", { name: "Tools for Block 1 of slide 2" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Text before" }).press("Enter");
    await waitForField(page, "Block 1 of slide 2");
    await page.keyboard.type("First of all.");
    await page.keyboard.press("Escape");
    await expect
      .poll(async () => (await readTypes(page)).join())
      .toBe("text,text,code,two-columns");
    await getText(page, "Block 1 of slide 2").focus();
    await page
      .getByRole("toolbar", { name: "Tools for Block 1 of slide 2" })
      .getByRole("button", { name: "Delete the block" })
      .click();
    await expect.poll(() => readStoredJson(page)).toBe(JSON.stringify(post, null, 2));
  });

  test.runIf(isWhole)(
    "an empty block, a summary and a hashtag are added from the slide's menu",
    async ({ page }) => {
      await openWithPost(page, post);
      await page.getByRole("button", { name: "Go to slide 3" }).click();
      const add = page.getByRole("button", { name: "Add to slide 3" });
      await add.click();
      await page.getByRole("menuitem", { name: "Text", exact: true }).click();
      await waitForField(page, "Block 1 of slide 3");
      await page.keyboard.type("Thank you.");
      await page.keyboard.press("Escape");
      await add.click();
      await page.getByRole("menuitem", { name: "Summary" }).click();
      await waitForField(page, "Summary of slide 3");
      await page.keyboard.type("Follow me");
      await page.keyboard.press("Escape");
      await expect.poll(() => readStoredJson(page)).toContain('"summary": "Follow me"');
      expect(await readStoredJson(page)).toContain('"value": "Thank you."');
    },
  );
});

async function readTypes(page: Page): Promise<string[]> {
  const { content } = JSON.parse(await readStoredJson(page)) as Post;
  return (content[1]?.description ?? []).map(({ type }) => type);
}

describe("a text longer than its slide", () => {
  const full: Post = {
    ...post,
    content: post.content.map((slide, index) =>
      index === 1
        ? {
            ...slide,
            description: [{ type: "text", value: "Say it in fewer words. ".repeat(110).trim() }],
          }
        : slide,
    ),
  };

  test("is shortened at a whole sentence after a preview, and undo restores it", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSlide2(page, full);
    await getChecker(page, /[1-9]/).waitFor();
    const before = await getStage(page).boundingBox();
    await (await openChecker(page)).getByRole("button", { name: "Make it fit" }).click();
    const dialog = page.getByRole("dialog", { name: "Make slide 2 fit" });
    await dialog.getByRole("button", { name: "Shorten" }).waitFor();
    expect(await dialog.locator("blockquote").innerText()).toMatch(/^Say it in fewer words\./);
    await dialog.getByRole("button", { name: "Shorten" }).click();
    const sign = page.getByRole("img", { name: "Slide 2 has more text than fits" });
    await sign.waitFor({ state: "detached" });
    expect(await getStage(page).boundingBox()).toEqual(before);
    expect(await readStoredJson(page)).toMatch(/fewer words\."/);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => readStoredJson(page)).toBe(JSON.stringify(full, null, 2));
  });

  test.runIf(isWhole)("is split into two slides with numbered headers", async ({ page }) => {
    await openSlide2(page, full);
    await (await openChecker(page)).getByRole("button", { name: "Make it fit" }).click();
    await page.getByRole("button", { name: "Split", exact: true }).click();
    await expect.poll(() => getStage(page).getAttribute("aria-label")).toBe("Slide 2 of 4");
    await expect.poll(() => readStoredJson(page)).toContain("(2/2)");
    const { content } = JSON.parse(await readStoredJson(page)) as Post;
    expect(content.map(({ header }) => header)).toEqual([
      "A cover",
      "Meetings that end on time (1/2)",
      "Meetings that end on time (2/2)",
      "The end",
    ]);
    expect(content.map(({ summary }) => summary)).toEqual([
      undefined,
      undefined,
      "Small steps win.",
      undefined,
    ]);
  });
});

test("a tap starts an edit on a phone", async ({ phone }) => {
  await openSlide2(phone);
  await getText(phone, "Block 1 of slide 2").tap();
  await waitForField(phone, "Block 1 of slide 2");
  await phone.keyboard.press("ControlOrMeta+End");
  await phone.keyboard.press("Enter");
  await phone.keyboard.type("More.");
  await phone.getByText(/^Slide 2 of 3 •/).tap();
  await expect.poll(() => readStoredJson(phone)).toContain("with all.\\nMore.");
});

test.runIf(isWhole).for(["dark", "light"] as const)(
  "axe-core finds no violations in a field, its toolbar and the ways to fit, in the %s theme",
  async (colorScheme, { page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const words = "Say it in fewer words. ".repeat(110).trim();
    await openSlide2(page, {
      ...post,
      content: post.content.toSpliced(1, 1, {
        header: "Full",
        description: [{ type: "text", value: words }],
      }),
    });
    await getText(page, "Header of slide 2").click();
    await waitForField(page, "Header of slide 2");
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await getText(page, "Block 1 of slide 2").focus();
    await page.getByRole("toolbar").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await (await openChecker(page)).getByRole("button", { name: "Make it fit" }).click();
    await page.getByRole("button", { name: "Shorten" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  },
);
