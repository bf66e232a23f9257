import { expect, vi } from "vitest";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { CodeBlock } from "./code-block.tsx";
import { CopyButton } from "./copy-button.tsx";

test("copying is confirmed for two seconds after the last copy", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const copied = vi.fn<() => void>();
  const screen = await renderInApp(
    <CopyButton text="key" title="Copy the key" onCopied={copied} />,
  );
  const button = screen.getByRole("button");
  await expect.element(button).toHaveTextContent("Copy");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await button.click();
  await expect.element(button).toHaveTextContent("Copied!");
  vi.advanceTimersByTime(1500);
  await button.click();
  await expect.poll(() => copied.mock.calls.length).toBe(2);
  vi.advanceTimersByTime(1900);
  await expect.element(button).toHaveTextContent("Copied!");
  vi.advanceTimersByTime(100);
  await expect.element(button).toHaveTextContent(/^Copy$/);
  expect(write.mock.calls).toEqual([["key"], ["key"]]);
});

test("a browser that refuses leaves the button unchanged and says what to do", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Denied"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  const screen = await renderInApp(<CopyButton text="key" title="Copy the key" />);
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.element(screen.getByText("Not copied")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Copy" })).toHaveTextContent(/^Copy$/);
});

test("overflowing code scrolls by keyboard, and is copied completely", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const code = `curl "https://example.com" ${"-d 'x' ".repeat(60)}`;
  const screen = await renderInApp(<CodeBlock label="Request" code={code} />);
  const region = screen.getByRole("region", { name: "Request" });
  const element = region.element();
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
  expect(element).toHaveAttribute("tabindex", "0");
  await screen.getByTitle("Copy: Request").click();
  expect(write).toHaveBeenCalledWith(code);
});
