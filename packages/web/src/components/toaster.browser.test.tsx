import { expect } from "vitest";
import { page } from "vitest/browser";
import { showToast } from "../state/toast-store.ts";
import { renderInApp } from "../testing/render-in-app.fixture.tsx";
import { test } from "../testing/test.fixture.ts";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";

test.for([
  [360, 640],
  [700, 400],
  [1024, 768],
] as const)(
  "a toast covers no button of a dialog in a window of %i by %i",
  async ([width, height]) => {
    await page.viewport(width, height);
    await renderInApp(
      <Dialog isOpen onOpenChange={() => {}} title="Publish" className="max-w-3xl">
        <div className="h-[300px]" />
        <div className="flex justify-end gap-2 p-5">
          <Button>Cancel</Button>
          <Button>Publish now</Button>
        </div>
      </Dialog>,
    );
    showToast({ title: "Saved", description: "It is kept in My Carousels from now on." });
    const toast = page.getByText("Saved", { exact: true });
    await expect.element(toast).toBeVisible();
    const box = toast.element().closest("li")?.getBoundingClientRect();
    const buttons = page.getByRole("dialog").getByRole("button").elements();
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isCovered =
        box && box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      expect(isCovered).toBe(false);
    }
  },
);
