import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { test, testInOwnProfile } from "../browser.ts";
import { getStage, getToast } from "../editor/editor-page.ts";
import { threeSlides } from "../editor/posts.ts";
import { findFreePort, startServer } from "../server.ts";
import { addCarousel, createOwner, getSaveStatus, type Owner, signInAs } from "./library-page.ts";

/** Adds an image to the first slide and changes the design. Both are unsaved changes. */
async function addImage(page: Page): Promise<void> {
  const png = await page.getByRole("group", { name: /^Slide 1 of/ }).screenshot();
  const chooserOpens = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload an image for slide 1" }).click();
  await (await chooserOpens).setFiles({ name: "a.png", mimeType: "image/png", buffer: png });
  await getToast(page, "Image added").waitFor();
  await page.getByRole("radio", { name: "Bold" }).click();
}

const read = (owner: Owner, id: string) =>
  owner.request<CarouselResponse>("GET", `/api/carousels/${id}`);

describe("an image that can't be uploaded", () => {
  testInOwnProfile(
    "because of the quota is kept in the browser with a reason, survives a reload, and is uploaded once there is room",
    async ({ page, problems }) => {
      problems.expect(/status of 413|ERR_CONNECTION|Failed to load resource/);
      const dataDir = mkdtempSync(join(tmpdir(), "slideloom-quota-"));
      const settings = { DATA_DIR: dataDir, PORT: String(await findFreePort()) };
      let server = await startServer({ ...settings, MEDIA_QUOTA_MB: "0" });
      try {
        const owner = await createOwner(server.url);
        const { id } = await addCarousel(owner, threeSlides);
        await signInAs(page, owner);
        await page.goto(`${server.url}/create/${id}`);
        await getStage(page).waitFor();
        await addImage(page);
        const status = getSaveStatus(page, "1 image not saved");
        await status.waitFor();
        await page.getByText(/^Slide 1: Not uploaded: storage full\. The image is kept/).waitFor();
        expect(await page.getByText("storage full").count()).toBe(1);
        expect(await status.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
        const saved = await read(owner, id);
        expect(saved.draft).toMatchObject({
          templateId: "bold",
          mediaUrls: { 0: expect.stringMatching(/^local:/) },
        });

        await page.reload();
        await getSaveStatus(page, "1 image not saved").waitFor();
        expect((await read(owner, id)).version).toBe(saved.version);
        expect(await page.getByText("isn't in this browser").count()).toBe(0);

        await server.stop();
        server = await startServer({ ...settings, MEDIA_QUOTA_MB: "5" });
        await page.getByRole("button", { name: "Try again" }).first().click();
        await expect
          .poll(async () => (await read(owner, id)).draft.mediaUrls[0])
          .toMatch(/^\/media\/.+\.webp$/);
        await expect.poll(() => page.getByText("Not uploaded").count()).toBe(0);
        await getSaveStatus(page, "^Saved$").waitFor();
        await page.reload();
        await getStage(page).waitFor();
        expect(await page.evaluate(() => Object.keys(localStorage).join(" "))).not.toMatch(
          /unsent-media/,
        );
      } finally {
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  );

  test.runIf(isWhole)(
    "because of failed storage is uploaded when the connection is back",
    async ({ page, serverUrl, problems }) => {
      problems.expect(/status of 503|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
      const owner = await createOwner(serverUrl);
      const { id } = await addCarousel(owner, threeSlides);
      await signInAs(page, owner);
      await page.goto(`/create/${id}`);
      await getStage(page).waitFor();
      await page.route("**/api/media", (route) =>
        route.fulfill({ status: 503, json: { message: "The storage can't be reached." } }),
      );
      await addImage(page);
      await getSaveStatus(page, "1 image not saved").waitFor();
      expect((await read(owner, id)).draft.templateId).toBe("bold");
      await page.unroute("**/api/media");
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await expect
        .poll(async () => (await read(owner, id)).draft.mediaUrls[0])
        .toMatch(/^\/media\//);
      await getSaveStatus(page, "^Saved$").waitFor();
    },
  );
});
