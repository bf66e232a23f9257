import type { NewReview, ReviewList } from "@slideloom/core/contract/reviews";
import type { PublicationListResponse } from "@slideloom/core/contract/publications";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "../axe.ts";
import { addCarousel, createOwner, type Owner } from "../library/library-page.ts";
import { connectHandover, createPublisher, openPublishing, test } from "./publishing-page.ts";

const readStatus = async (owner: Owner) => {
  const list = await owner.request<PublicationListResponse>("GET", "/api/publications");
  return list.publications.map(({ targets }) => targets.at(-1)?.status);
};

const isDrawn = (page: Page, slide: number, total: number) =>
  page
    .getByRole("group", { name: `Slide ${slide} of ${total}`, exact: true })
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => canvas.width !== 300);

const readWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("a client comments and approves on a phone; only then the post goes out", async ({
  page,
  phone,
  publishing: { url, handover },
}) => {
  const { owner, carouselId } = await createPublisher(page, url);
  await connectHandover(owner, handover);
  const before = handover.calls.length;
  const dialog = await openPublishing(page, carouselId);
  await dialog.getByRole("switch", { name: "Wait for approval" }).click();
  await dialog.getByRole("radio", { name: "A client, on a review link" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Ask for approval" }).click();
  await dialog.getByText("Waiting for your client").waitFor();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  await share.getByRole("button", { name: "Create review link" }).click();
  const link = share.getByRole("textbox", { name: "Review link" });
  await link.waitFor();
  await share.getByText("No answer yet").waitFor();
  expect(await findViolations(page)).toEqual([]);

  const loaded: string[] = [];
  phone.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await phone.goto(await link.inputValue());
  await phone.getByRole("heading", { name: "Published once you approve" }).waitFor();
  await phone.getByText("As soon as you approve it").waitFor();
  await expect.poll(() => isDrawn(phone, 1, 5)).toBe(true);
  expect(await readWidth(phone)).toBeLessThanOrEqual(390);
  expect(loaded.filter((path) => /editor|codemirror|^\/api\/(?!review-pages)/i.test(path))).toEqual(
    [],
  );
  const second = phone.getByRole("region", { name: "Slide 2", exact: true });
  await second.getByRole("group", { name: "Slide 2 of 5" }).click({ position: { x: 90, y: 60 } });
  await second.getByRole("textbox", { name: "Comment on slide 2" }).fill("Could this be larger?");
  await second.getByRole("textbox", { name: "Your name" }).fill("Maria");
  expect(await findViolations(phone)).toEqual([]);
  await second.getByRole("button", { name: "Send comment" }).click();
  await second.getByRole("list").getByText("Could this be larger?").waitFor();
  expect(await readStatus(owner)).toEqual(["waiting_for_approval"]);
  expect(handover.calls.length).toBe(before);

  await phone.getByRole("button", { name: "Approve" }).click();
  const answer = phone.getByRole("dialog", { name: "Approve" });
  expect(await answer.getByRole("textbox", { name: "Your name" }).inputValue()).toBe("Maria");
  expect(await findViolations(phone)).toEqual([]);
  await answer.getByRole("button", { name: "Approve" }).click();
  await phone.getByText("Approved by Maria").waitFor();
  await expect.poll(() => readStatus(owner)).toEqual(["published"]);
  expect(handover.calls.length).toBe(before + 1);

  await page.reload();
  await page.getByRole("button", { name: "Review: 1 open comment" }).click();
  const pane = page.getByRole("dialog", { name: "Review" });
  await pane.getByText("Could this be larger?").waitFor();
  await pane.getByRole("list", { name: "Answers" }).getByText("Maria").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await pane.getByRole("button", { name: "Resolve" }).click();
  await pane.getByText("No open comments.").waitFor();
  const { comments } = await owner.request<ReviewList>(
    "GET",
    `/api/carousels/${carouselId}/reviews`,
  );
  expect(comments).toMatchObject([{ slide: 1, name: "Maria" }]);
  expect(comments[0]?.x).toBeCloseTo(90 / 366, 1);
  expect(comments[0]?.resolved_at).not.toBeNull();
});

test("a link with a password is used by keyboard, at 320 px, with right-to-left and hostile words", async ({
  phone,
  publishing: { url },
  problems,
}) => {
  problems.expect(/status of 40[34]/);
  const owner = await createOwner(url);
  const text = { type: "text", value: "ابدأ صغيرا ثم استمر كل يوم." };
  const { id } = await addCarousel(owner, {
    title: "عادات تدوم",
    caption: "كيف تبدأ عادة جديدة؟ اقرأ الشرائح الخمس.",
    content: [{ header: "ابدأ صغيرا", description: [text] }],
  });
  const { review, url: link } = await owner.request<NewReview>(
    "POST",
    `/api/carousels/${id}/reviews`,
    { password: "tea time" },
  );
  await phone.setViewportSize({ width: 320, height: 568 });
  await phone.goto(link);
  await phone.getByRole("heading", { name: "This link has a password" }).waitFor();
  expect(await findViolations(phone)).toEqual([]);
  const password = phone.getByRole("textbox", { name: "Password" });
  await password.fill("coffee");
  await phone.keyboard.press("Enter");
  await phone.getByText("That isn't the link's password").waitFor();
  await password.fill("tea time");
  await phone.keyboard.press("Enter");
  await phone.getByRole("heading", { level: 1, name: "عادات تدوم" }).waitFor();
  await phone.getByRole("button", { name: "Comment on slide 1" }).focus();
  await phone.keyboard.press("Enter");
  const hostile = `<img src=x onerror="document.title='hacked'"> أكبر`;
  await phone.keyboard.type(hostile);
  await phone.getByRole("textbox", { name: "Your name" }).fill("سارة <b>");
  await phone.getByRole("button", { name: "Mark a place" }).focus();
  await phone.keyboard.press("Enter");
  const mark = phone.getByRole("button", { name: /^Place of your comment: 50% from the left/ });
  await mark.focus();
  await phone.keyboard.press("ArrowLeft");
  await phone.keyboard.press("ArrowUp");
  await phone.getByRole("button", { name: /48% from the left, 48% from the top/ }).waitFor();
  await phone.getByRole("button", { name: "Send comment" }).focus();
  await phone.keyboard.press("Enter");
  await phone.getByRole("list").getByText(hostile).waitFor();
  expect(await phone.title()).not.toBe("hacked");
  expect(await readWidth(phone)).toBeLessThanOrEqual(320);
  expect(await findViolations(phone)).toEqual([]);

  await phone.getByRole("button", { name: "Ask for changes" }).focus();
  await phone.keyboard.press("Enter");
  await phone.getByRole("button", { name: "Ask for changes" }).last().focus();
  await phone.keyboard.press("Enter");
  await phone.getByText(/asked for changes on/).waitFor();
  await phone.reload();
  await phone.getByText(/asked for changes on/).waitFor();
  await owner.request("DELETE", `/api/reviews/${review.id}`);
  await phone.reload();
  await phone.getByRole("heading", { name: "This link doesn't work" }).waitFor();
});
