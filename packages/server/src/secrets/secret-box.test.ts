import { expect, test } from "vitest";
import { SecretBox } from "./secret-box.ts";

const seal = new SecretBox("0123456789abcdef0123456789abcdef");

test("what was sealed opens for its owner, and no two seals are the same", () => {
  const sealed = seal.seal("sl_key", "ada");
  expect(sealed).not.toContain("sl_key");
  expect(seal.open(sealed, "ada")).toBe("sl_key");
  expect(seal.seal("sl_key", "ada")).not.toBe(sealed);
});

test("nobody else opens it, no other secret does, and no changed text opens", () => {
  const sealed = seal.seal("sl_key", "ada");
  expect(seal.open(sealed, "bob")).toBeNull();
  expect(new SecretBox("another secret of enough letters").open(sealed, "ada")).toBeNull();
  const changed = sealed.slice(0, -1) + (sealed.endsWith("A") ? "Q" : "A");
  expect(seal.open(changed, "ada")).toBeNull();
  for (const text of ["", "v1.", "v1.AAAA", `v2${sealed.slice(2)}`]) {
    expect(seal.open(text, "ada")).toBeNull();
  }
});
