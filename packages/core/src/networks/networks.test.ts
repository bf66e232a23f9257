import { expect, test } from "vitest";
import { guidedNetworks, guidePages } from "./guide-pages.ts";
import { networkIds, networks } from "./networks.ts";
import { publicationOptionsSchema } from "./option-schema.ts";

test("one schema validates the options of every service, with its own choices and lengths", () => {
  const options = { kind: "images", visibility: "unlisted", sensitive: true, language: "pt-BR" };
  expect(publicationOptionsSchema.parse(options)).toEqual(options);
  const isRefused = (given: object) => !publicationOptionsSchema.safeParse(given).success;
  expect(isRefused({ visibility: "direct" })).toBe(true);
  expect(isRefused({ title: "x".repeat(101) })).toBe(true);
  expect(isRefused({ colour: "red" })).toBe(true);
  // Facebook allows the longest first comments: 5,000 characters.
  expect(isRefused({ first_comment: "x".repeat(5000) })).toBe(false);
  expect(isRefused({ first_comment: "x".repeat(5001) })).toBe(true);
});

test("every connection guide has steps, and every field and setting has an error message", async () => {
  expect(guidedNetworks).toEqual(networkIds);
  for (const id of networkIds) {
    const { connect, settings } = networks[id];
    expect((await guidePages[id].load()).steps.list.length).toBeGreaterThan(0);
    expect(connect.fields.every(({ required }) => required !== "")).toBe(true);
    expect(Object.values(settings).every(({ meaning }) => meaning.startsWith("must be "))).toBe(
      true,
    );
  }
});
