import { useState } from "react";
import { describe, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { Segmented } from "./segmented.tsx";
import { Select } from "./select.tsx";
import { SwitchRow } from "./switch-row.tsx";

const fonts = ["Inter", "Poppins", "Playfair", "Roboto"].map((text) => ({ value: text, text }));

function FontSelect({ options = fonts }: { options?: typeof fonts }) {
  const [font, setFont] = useState("Inter");
  return <Select label="Font" value={font} options={options} onValueChange={setFont} />;
}

describe("a select", () => {
  test("opens at its value, and takes the clicked option", async () => {
    const screen = await renderInApp(<FontSelect />);
    const select = screen.getByRole("combobox", { name: "Font" });
    await select.click();
    await expect.element(select).toHaveAttribute("aria-expanded", "true");
    const inter = screen.getByRole("option", { name: "Inter" });
    await expect.element(inter).toHaveAttribute("aria-selected", "true");
    await screen.getByRole("option", { name: "Roboto" }).click();
    await expect.element(select).toHaveTextContent("Roboto");
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(select).toHaveFocus();
  });

  test.for([
    ["the arrows", "{ArrowDown}{ArrowDown}{Enter}", "Playfair"],
    ["the arrows, which stop at the ends", "{ArrowUp}{ArrowDown}{ArrowUp}{Enter}", "Inter"],
    ["Home, End and the space bar", "{Home}{End} ", "Roboto"],
    ["its first letters", "pl{Enter}", "Playfair"],
    ["one letter again and again", "pp{Enter}", "Playfair"],
  ])("is chosen from by %s", async ([, keys, chosen]) => {
    const screen = await renderInApp(<FontSelect />);
    await userEvent.tab();
    // The keys are sent at once, without waiting for the list to open.
    await userEvent.keyboard(`{ArrowDown}${keys}`);
    await expect.element(screen.getByRole("combobox")).toHaveTextContent(chosen ?? "");
  });

  test("keeps its value on Escape", async () => {
    const screen = await renderInApp(<FontSelect />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("listbox")).toHaveFocus();
    await userEvent.keyboard("{End}{Escape}");
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("combobox")).toHaveTextContent("Inter");
  });

  test("truncates a long name at 320 px, and scrolls a long list to its end", async () => {
    await page.viewport(320, 480);
    const names = Array.from({ length: 80 }, (_, index) => `${index + 1} ${"long ".repeat(20)}`);
    const screen = await renderInApp(
      <FontSelect options={[...fonts, ...names.map((text) => ({ value: text, text }))]} />,
    );
    await screen.getByRole("combobox").click();
    await expect.element(screen.getByRole("listbox")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(screen.getByRole("option", { name: /^80 / })).toBeInViewport();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("combobox")).toHaveTextContent("80 long");
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test("without options opens and closes", async () => {
    const screen = await renderInApp(<FontSelect options={[]} />);
    await screen.getByRole("combobox").click();
    await expect.element(screen.getByRole("listbox")).toHaveFocus();
    await userEvent.keyboard("a{ArrowDown}{Enter}{Escape}");
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  });
});

const statuses = [
  { value: "draft", label: "Draft", hint: "Still being worked on" },
  { value: "published", label: "Published", hint: "Finished and posted" },
] as const;

function StatusChoice({ onChoose }: { onChoose: (status: string) => void }) {
  const [status, setStatus] = useState<"draft" | "published">("draft");
  const change = (value: typeof status) => {
    onChoose(value);
    setStatus(value);
  };
  return <Segmented label="Status" value={status} segments={statuses} onValueChange={change} />;
}

describe("a segmented control", () => {
  test("is one Tab stop, and the arrows choose", async () => {
    const choose = vi.fn<(status: string) => void>();
    const screen = await renderInApp(
      <>
        <StatusChoice onChoose={choose} />
        <button>After</button>
      </>,
    );
    const published = screen.getByRole("radio", { name: "Published" });
    await userEvent.tab();
    await expect.element(screen.getByRole("radio", { name: "Draft" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight>}");
    await expect.element(published).toBeChecked();
    await userEvent.keyboard("{/ArrowRight}");
    await expect.element(published).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(published).toHaveFocus();
    expect(choose.mock.calls).toEqual([["published"]]);
  });

  test("is changed even by an arrow key released before the focus moves", async () => {
    const choose = vi.fn<(status: string) => void>();
    const screen = await renderInApp(<StatusChoice onChoose={choose} />);
    const published = screen.getByRole("radio", { name: "Published" });
    const draft = screen.getByRole("radio", { name: "Draft" }).element();
    await userEvent.tab();
    for (const type of ["keydown", "keyup"]) {
      const event = new KeyboardEvent(type, { key: "ArrowRight", bubbles: true });
      draft.dispatchEvent(event);
    }
    await expect.element(published).toBeChecked();
    await expect.element(published).toHaveFocus();
    expect(choose.mock.calls).toEqual([["published"]]);
  });
});

test("a switch is toggled by its label, itself and the space bar", async () => {
  const change = vi.fn<(isOn: boolean) => void>();
  const screen = await renderInApp(<SwitchRow label="Page dots" isOn={false} onChange={change} />);
  const control = screen.getByRole("switch", { name: "Page dots" });
  await expect.element(control).not.toBeChecked();
  await screen.getByText("Page dots").click();
  await control.click();
  await userEvent.keyboard(" ");
  expect(change.mock.calls).toEqual([[true], [true], [true]]);
  await screen.rerender(<SwitchRow label="Page dots" isOn onChange={change} />);
  await expect.element(control).toBeChecked();
});
