import { expect, test } from "vitest";
import { SecretBox } from "./secret-box.ts";

const seal = new SecretBox("0123456789abcdef0123456789abcdef");

test("sealed text opens for its owner, and no two seals are equal", () => {
  const sealed = seal.seal("sl_key", "ada");
  expect(sealed).not.toContain("sl_key");
  expect(seal.open(sealed, "ada")).toBe("sl_key");
  expect(seal.seal("sl_key", "ada")).not.toBe(sealed);
});

test("sealed text doesn't open for another owner, with another secret, or after a change", () => {
  const sealed = seal.seal("sl_key", "ada");
  expect(seal.open(sealed, "bob")).toBeNull();
  expect(new SecretBox("another secret of enough letters").open(sealed, "ada")).toBeNull();
  const changed = sealed.slice(0, -1) + (sealed.endsWith("A") ? "Q" : "A");
  expect(seal.open(changed, "ada")).toBeNull();
  for (const text of ["", "v1.", "v1.AAAA", `v2${sealed.slice(2)}`]) {
    expect(seal.open(text, "ada")).toBeNull();
  }
});
