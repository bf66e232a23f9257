import { type Brand, defaultBrand } from "@slideloom/core/design";
import { expect, test } from "vitest";
import { serializeBrand } from "../../state/own-brand.ts";
import { compareBrands } from "./compare-brands.ts";

const ada: Brand = { ...defaultBrand, name: "Ada" };
const grace: Brand = { ...defaultBrand, name: "Grace" };
const agreed = (brand: Brand, version: number) => ({
  accountId: "a",
  version,
  brand: serializeBrand(brand),
});

test.each([
  ["neither has one", defaultBrand, { brand: null, version: 0 }, null, "same"],
  ["both have the same", ada, { brand: ada, version: 3 }, null, "same"],
  ["the account has none", ada, { brand: null, version: 0 }, null, "send"],
  ["the browser has none", defaultBrand, { brand: ada, version: 1 }, null, "take"],
  ["each has its own", ada, { brand: grace, version: 1 }, null, "choose"],
  ["only the browser's changed", grace, { brand: ada, version: 2 }, agreed(ada, 2), "send"],
  ["the browser's was cleared", defaultBrand, { brand: ada, version: 2 }, agreed(ada, 2), "send"],
  ["only the account's changed", ada, { brand: grace, version: 3 }, agreed(ada, 2), "take"],
  ["both changed", grace, { brand: ada, version: 3 }, agreed(defaultBrand, 2), "choose"],
  ["the account was emptied", ada, { brand: null, version: 0 }, agreed(ada, 2), "send"],
] as const)("%s", (_, own, remote, agreement, verdict) => {
  expect(compareBrands(own, remote, agreement)).toBe(verdict);
});
