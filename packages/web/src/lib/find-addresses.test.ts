import { expect, test } from "vitest";
import { findPages, readAddress } from "./find-addresses.ts";

const address = "https://tea.example/kettle";

test.each([
  address,
  ` ${address}\n`,
  `<${address}>`,
  `"${address}"`,
  `“${address}”`,
  `«${address}»`,
  `[The kettle](${address})`,
])("%j is an address", (typed) => {
  expect(readAddress(typed)).toBe(address);
});

test("an address without its scheme is one, too", () => {
  expect(readAddress("<tea.example/kettle>")).toBe("tea.example/kettle");
  expect(readAddress("The kettle")).toBeNull();
  expect(readAddress(`Kettle ${address}`)).toBeNull();
});

test.each([
  [`The kettle - Mill Lane Tea ${address}`, [address], null],
  [`Summarise ${address} in 5 slides`, [address], 5],
  [`Mach 7 Folien aus ${address}.`, [address], 7],
  [`Read (${address}) and ${address}/2!`, [address, `${address}/2`], null],
  [`See [the kettle](${address}), please`, [address], null],
  ["5 slides about tea", [], null],
  [address, [], null],
  [`${"The kettle whistles. ".repeat(30)} ${address}`, [], null],
])("%j names pages", (typed, addresses, slides) => {
  expect(findPages(typed)).toEqual({ addresses, slides });
});
