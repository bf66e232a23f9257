import { afterEach, beforeEach, expect } from "vitest";
import { cdp } from "vitest/browser";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { Button } from "./button.tsx";
import { Segmented } from "./segmented.tsx";
import { SwitchRow } from "./switch-row.tsx";

const setForcedColours = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

beforeEach(() => setForcedColours("active"));
afterEach(() => setForcedColours("none"));

const ground = (element: Element | null | undefined) =>
  element ? getComputedStyle(element).backgroundColor : null;

test("in forced colours, a switch's state and a chosen segment are visible", async () => {
  const segments = [
    { value: "a", label: "Chosen", hint: "The one" },
    { value: "b", label: "Other", hint: "The other" },
  ];
  const screen = await renderInApp(
    <>
      <SwitchRow label="On" isOn onChange={() => {}} />
      <SwitchRow label="Off" isOn={false} onChange={() => {}} />
      <Segmented label="Of two" value="a" segments={segments} onValueChange={() => {}} />
    </>,
  );
  const [on, off] = screen.getByRole("switch").elements();
  for (const one of [on, off]) expect(ground(one?.firstElementChild)).not.toBe(ground(one));
  expect(ground(on)).not.toBe(ground(off));
  expect(getComputedStyle(off ?? document.body).borderStyle).toBe("solid");
  const [chosen, other] = screen.getByRole("radio").elements();
  expect(ground(chosen)).not.toBe(ground(other));
});

test("in forced colours, a borderless button gets a border", async () => {
  const screen = await renderInApp(<Button variant="primary">Save</Button>);
  const { borderStyle, borderWidth } = getComputedStyle(screen.getByRole("button").element());
  expect([borderStyle, borderWidth]).toEqual(["solid", "1px"]);
});

test("in forced colours, entries of the chosen day keep their background and text colours", async () => {
  const screen = await renderInApp(
    <div role="grid">
      <div role="row">
        <div role="gridcell" aria-selected="true">
          <button type="button">9:00 AM</button>
        </div>
      </div>
    </div>,
  );
  const button = screen.getByRole("button").element();
  expect(ground(button)).not.toBe(getComputedStyle(button).color);
  const { outlineStyle } = getComputedStyle(screen.getByRole("gridcell").element());
  expect(outlineStyle).toBe("solid");
});
