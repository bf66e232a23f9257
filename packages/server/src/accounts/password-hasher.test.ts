import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { PasswordHasher } from "./password-hasher.ts";

const hasher = new PasswordHasher();

test("hashes with Argon2id, 19 MiB, two passes, one lane, and a unique salt", async () => {
  const [one, other] = await Promise.all([hasher.hash("secret"), hasher.hash("secret")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(one).not.toBe(other);
});

test("verifies the right password in any Unicode composition, and no other", async () => {
  const hash = await hasher.hash("caf\u00e9 1");
  expect(await hasher.verify(hash, "cafe\u0301 1")).toBe(true);
  expect(await hasher.verify(hash, "cafe 1")).toBe(false);
  expect(await hasher.verify(hash, "caf\u00e9 1 ")).toBe(false);
});

test("without a hash, verifying takes the same work and fails", async () => {
  expect(await hasher.verify(null, "secret")).toBe(false);
  expect(await hasher.verify(null, "")).toBe(false);
});

test("an invalid hash rejects", async () => {
  await expect(hasher.verify("no hash", "secret")).rejects.toThrow("Decoding failed");
});
