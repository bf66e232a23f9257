import { isStorable } from "@slideloom/core/text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanAccount, cleanPost, cleanRefusal } from "./clean-remote.ts";
import type { ConnectedAccount } from "./network-access.ts";

const account: ConnectedAccount = {
  remoteId: "1@a.example",
  name: "Ana",
  handle: "@ana@a.example",
  pictureUrl: null,
  instanceUrl: "https://a.example",
  details: {},
  limits: {},
  tokens: { access: "t" },
  accessEndsAtMs: null,
  refreshEndsAtMs: null,
};
const long = "x".repeat(60_000);

test("names, handles and URLs of an account are cut or dropped if too long", () => {
  const pictureUrl = `https://a.example/${long}`;
  const cleaned = cleanAccount({ ...account, name: `A\0${long}`, handle: long, pictureUrl });
  expect(cleaned.name).toHaveLength(99);
  expect(cleaned.handle).toHaveLength(300);
  expect(cleaned.pictureUrl).toBeNull();
  expect(cleanAccount(account)).toEqual(account);
});

test.each(["", long, "a\0b", "\uD83D"])("an account's id is never cut: %j", (remoteId) => {
  expect(() => cleanAccount({ ...account, remoteId })).toThrow("could not be read");
});

test.each([
  ["https://a.example/@ana/1", "https://a.example/@ana/1"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["/relative", null],
  [`https://a.example/${long}`, null],
])("a post's address is a web address or none: %.40s", (url, kept) => {
  expect(cleanPost({ id: "1", url }).url).toBe(kept);
});

test("every error text of a network can be stored", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (code, message) => {
      const cleaned = cleanRefusal({ code: `${code}\0`, message: `\uD83D${message.repeat(50)}` });
      expect(isStorable(cleaned.code + cleaned.message)).toBe(true);
      expect(cleaned.message.length).toBeLessThanOrEqual(500);
    }),
  );
});
