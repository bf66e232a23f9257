import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { describe, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { MenuContent, MenuItem } from "./menu.tsx";
import { Tooltip } from "./tooltip.tsx";

function Renaming(props: Partial<React.ComponentProps<typeof Dialog>>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Another name" {...props}>
        <input aria-label="Name" />
        <Button onClick={() => setIsOpen(false)}>Done</Button>
      </Dialog>
    </>
  );
}

describe("a dialog", () => {
  test("takes the focus, traps Tab, and returns the focus on Escape", async () => {
    const screen = await renderInApp(<Renaming description="Others see it." />);
    await screen.getByRole("button", { name: "Rename" }).click();
    const dialog = screen.getByRole("dialog", { name: "Another name" });
    await expect.element(dialog).toHaveFocus();
    await expect.element(dialog).toHaveAccessibleDescription("Others see it.");
    for (const name of ["Close", "Done", "Close"]) {
      await userEvent.tab();
      if (name === "Done") await userEvent.tab();
      await expect.element(screen.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Rename" })).toHaveFocus();
  });

  test("focuses the given field, and closes by its button", async () => {
    const screen = await renderInApp(<Renaming initialFocus="input" />);
    await screen.getByRole("button", { name: "Rename" }).click();
    await expect.element(screen.getByRole("textbox")).toHaveFocus();
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("stays open if a part inside uses Escape first", async () => {
    const screen = await renderInApp(
      <Renaming initialFocus="input" keepsEscape={(target) => target.matches("input")} />,
    );
    await screen.getByRole("button", { name: "Rename" }).click();
    await expect.element(screen.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  test.for(["center", "bottom", "left", "right"] as const)(
    "placed %s fits a window of 320 px",
    async (place) => {
      await page.viewport(320, 480);
      const screen = await renderInApp(
        <Renaming place={place} description={"A long description. ".repeat(8)} />,
      );
      await screen.getByRole("button", { name: "Rename" }).click();
      await expect.element(screen.getByRole("button", { name: "Close" })).toBeInViewport();
      const { left, right, bottom } = screen.getByRole("dialog").element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(bottom).toBeLessThanOrEqual(480);
    },
  );
});

function Menu({ onSelect }: { onSelect: (label: string) => void }) {
  const labels = ["Rename", "Paste", "Delete"];
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
      <MenuContent>
        {labels.map((label) => (
          <MenuItem
            key={label}
            icon={null}
            label={label}
            isDisabled={label === "Paste"}
            variant={label === "Delete" ? "danger" : "default"}
            onSelect={() => onSelect(label)}
          />
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
}

describe("a menu", () => {
  test("can be opened, navigated and used by keyboard, skipping disabled items", async () => {
    const select = vi.fn<(label: string) => void>();
    const screen = await renderInApp(<Menu onSelect={select} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(select.mock.calls).toEqual([["Delete"]]);
    await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "More" })).toHaveFocus();
  });

  test("chooses nothing on Escape or a disabled item", async () => {
    const select = vi.fn<(label: string) => void>();
    const screen = await renderInApp(<Menu onSelect={select} />);
    await screen.getByRole("button", { name: "More" }).click();
    await screen.getByRole("menuitem", { name: "Paste" }).click({ force: true });
    await expect.element(screen.getByRole("menu")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
    expect(select).not.toHaveBeenCalled();
  });
});

test("a tooltip opens on keyboard focus, and closes on Escape", async () => {
  const screen = await renderInApp(
    <Tooltip text="Saves it" shortcut="Ctrl+S">
      <Button>Save</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("tooltip")).toHaveTextContent("Saves itCtrl+S");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
});

test("a tooltip ignores focus set by a script", async () => {
  const screen = await renderInApp(
    <Tooltip text="Saves it">
      <Button>Save</Button>
    </Tooltip>,
  );
  const button = screen.getByRole("button").element();
  if (button instanceof HTMLElement) button.focus();
  await expect.element(screen.getByRole("button")).toHaveFocus();
  expect(document.querySelector("[role=tooltip]")).toBeNull();
});
