import { describe, expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { ButtonLink } from "./button-link.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { TextLink } from "./text-link.tsx";

describe("a button", () => {
  test("is pressed by the mouse, Enter and the space bar", async () => {
    const press = vi.fn<() => void>();
    const screen = await renderInApp(<Button onClick={press}>Go</Button>);
    await screen.getByRole("button", { name: "Go" }).click();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    expect(press).toHaveBeenCalledTimes(3);
  });

  test("that is disabled is skipped by Tab and does nothing", async () => {
    const press = vi.fn<() => void>();
    const screen = await renderInApp(
      <>
        <Button disabled onClick={press}>
          Saving...
        </Button>
        <Button>Next</Button>
      </>,
    );
    await screen.getByRole("button", { name: "Saving..." }).click({ force: true });
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Next" })).toHaveFocus();
    expect(press).not.toHaveBeenCalled();
  });

  test("submits a form only if its type says so", async () => {
    const submit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    const screen = await renderInApp(
      <form onSubmit={submit}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await screen.getByRole("button", { name: "Cancel" }).click();
    expect(submit).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: "Save" }).click();
    expect(submit).toHaveBeenCalledOnce();
  });
});

describe("an icon button", () => {
  test("has its label as accessible name, and shows it with the shortcut on keyboard focus", async () => {
    const screen = await renderInApp(
      <IconButton label="Delete" shortcut="Del">
        <svg aria-hidden="true" />
      </IconButton>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
    await expect.element(screen.getByRole("tooltip")).toHaveTextContent("DeleteDel");
  });
});

test("links styled as buttons and text links open their page with Enter", async () => {
  const screen = await renderInApp(
    <>
      <ButtonLink to="/create" variant="primary">
        Create
      </ButtonLink>
      <TextLink to="/pricing">Pricing</TextLink>
    </>,
  );
  const address = screen.getByRole("status", { name: "Address" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveTextContent("/create");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveTextContent("/pricing");
});
