import { useState } from "react";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "../components/ui/dialog.tsx";
import { renderInApp } from "../testing/render-in-app.fixture.tsx";
import { test } from "../testing/test.fixture.ts";
import { useBackCloses } from "./use-back-closes.ts";

function Sheet() {
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => setIsOpen(false));
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Settings" place="bottom">
        Words
      </Dialog>
    </>
  );
}

const sheet = page.getByRole("dialog", { name: "Settings" });

test("Back closes an open sheet and stays on the page", async () => {
  const address = location.href;
  const length = history.length;
  await renderInApp(<Sheet />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(sheet).toBeVisible();
  expect(history.length).toBe(length + 1);
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(location.href).toBe(address);
});

test("a sheet closed by Escape leaves no history entry", async () => {
  await renderInApp(<Sheet />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => Reflect.get(Object(history.state), "isOverlay")).toBeUndefined();
  await expect.element(sheet).not.toBeInTheDocument();
});
