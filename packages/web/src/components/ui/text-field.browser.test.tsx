import { describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

describe("a text field", () => {
  test("takes text after a click on its label", async () => {
    const screen = await renderInApp(<TextField label="Title" />);
    await screen.getByText("Title").click();
    await userEvent.keyboard("Ten rules");
    await expect.element(screen.getByLabelText("Title")).toHaveValue("Ten rules");
  });

  test("says that it is optional, and what it is for", async () => {
    const screen = await renderInApp(<TextField label="Name" isOptional hint="On every slide." />);
    const field = screen.getByLabelText("Name (optional)");
    await expect.element(field).toHaveAccessibleDescription("On every slide.");
    await expect.element(field).toBeValid();
  });

  test("shows its error instead of the hint, and keeps the text", async () => {
    const field = (error?: string) => (
      <TextField label="Email" hint="Yours." defaultValue="ada@" error={error} />
    );
    const screen = await renderInApp(field("Please enter a valid email address"));
    await expect
      .element(screen.getByRole("alert"))
      .toHaveTextContent("Please enter a valid email address");
    await expect.element(screen.getByText("Yours.")).not.toBeInTheDocument();
    const input = screen.getByLabelText("Email");
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription("Please enter a valid email address");
    await expect.element(input).toHaveValue("ada@");
  });

  test("that is disabled takes no focus", async () => {
    const screen = await renderInApp(<TextField label="Plan" defaultValue="Free" disabled />);
    await userEvent.tab();
    await expect.element(screen.getByLabelText("Plan")).not.toHaveFocus();
    await expect.element(screen.getByLabelText("Plan")).toBeDisabled();
  });

  test("fits a phone, with a long error and a control inside", async () => {
    await page.viewport(320, 640);
    const screen = await renderInApp(
      <TextField label="Code" error={"wrong ".repeat(30)} inset={<button>Paste</button>} />,
    );
    await expect.element(screen.getByRole("button", { name: "Paste" })).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

test("a password is hidden until revealed by its button, and hidden again", async () => {
  const screen = await renderInApp(<PasswordField label="Password" />);
  const field = screen.getByLabelText("Password", { exact: true });
  await field.fill("correct horse");
  await expect.element(field).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await screen.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
  await expect.element(field).toHaveValue("correct horse");
});
