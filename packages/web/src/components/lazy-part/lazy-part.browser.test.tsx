import { useState } from "react";
import { expect, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { beforeOwnerChange } from "../../lib/kept/kept.ts";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { lazyPart } from "./lazy-part.tsx";

const Field = ({ label }: { label: string }) => <input aria-label={label} />;

/** Loads a part, but fails the first time. */
function failOnce<Part>(part: Part): () => Promise<Part> {
  let hasFailed = false;
  return async () => {
    if (hasFailed) return part;
    hasFailed = true;
    throw new TypeError("Failed to fetch dynamically imported module");
  };
}

const retry = page.getByRole("button", { name: "Try again" });

test("a part that isn't loaded is named in its place, and gets the focus after another attempt", async () => {
  const Notes = lazyPart(failOnce(Field), { name: "the notes" });
  await renderInApp(
    <section aria-label="Place">
      <Notes label="Notes" />
    </section>,
  );
  const place = page.getByRole("region", { name: "Place" });
  await expect.element(place.getByRole("alert")).toHaveTextContent("We couldn't load the notes");
  retry.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Notes" })).toHaveFocus();
  await expect.element(place.getByRole("alert")).not.toBeInTheDocument();
});

test("an attempt loads all parts that failed, and takes the focus from no other control", async () => {
  const First = lazyPart(failOnce(Field), { name: "the first part" });
  const Second = lazyPart(failOnce(Field), { name: "the second part" });
  await renderInApp(
    <>
      <input aria-label="Own" />
      <First label="First" />
      <Second label="Second" />
    </>,
  );
  await expect.element(page.getByText("We couldn't load the second part")).toBeVisible();
  await page.getByRole("textbox", { name: "Own" }).click();
  dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("textbox", { name: "First" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Second" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Own" })).toHaveFocus();
});

test("a part that throws leaves the rest of the screen, and is rendered again", async () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error("broken");
    return <p>Works</p>;
  }
  const Part = lazyPart(async () => Fragile, { name: "the chart" });
  function Screen() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
        <Part />
      </>
    );
  }
  await renderInApp(<Screen />);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Something went wrong in the chart");
  await page.getByRole("button", { name: "Pressed 0" }).click();
  // React logs the error, which otherwise fails the test.
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  isBroken = false;
  await retry.click();
  await expect.element(page.getByText("Works")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
});

test("a reload that would lose work asks first", async () => {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  beforeOwnerChange(() => false, ending.signal);
  const Notes = lazyPart(failOnce(Field), { name: "the notes" });
  await renderInApp(<Notes label="Notes" />);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect
    .element(page.getByText(/This browser can't store your latest changes/))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Reload anyway" })).toBeVisible();
});
