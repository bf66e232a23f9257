import { describe, expect, test } from "vitest";
import {
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  loginRequestSchema,
  namesRequestSchema,
  registrationRequestSchema,
  resetPasswordRequestSchema,
} from "./account-requests.ts";

const registration = { username: "ada", email: "ada@example.com", password: "secret" };

const firstMessage = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe("an email address", () => {
  const check = (email: unknown) => loginRequestSchema.safeParse({ email, password: "secret" });

  test.for([
    "ada@example.com",
    "ada.lovelace+slides@mail.example.co.uk",
    "o'brien@example.com",
    "jürgen@bücher.example",
    "用户@例子.广告",
  ])("can be %s", (email) => {
    expect(check(email).success).toBe(true);
  });

  test.for([
    "",
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "a b@example.com",
    "ada@exam ple.com",
    ".ada@example.com",
    "ada.@example.com",
    "a..a@example.com",
    "ada@.com",
    "ada@a@b.com",
    "<ada@example.com>",
    "ada@example.com\nBcc: x@example.com",
    "a\u0000da@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(250)}.com`,
    undefined,
    null,
    7,
    {},
  ])("can't be %j", (email) => {
    expect(firstMessage(check(email))).toBe("Please enter a valid email address");
  });

  test("is trimmed and keeps its case", () => {
    expect(loginRequestSchema.parse({ email: " Ada@Example.com ", password: "secret" }).email).toBe(
      "Ada@Example.com",
    );
  });
});

test.for([
  [{ password: "12345" }, "Password must be at least 6 characters"],
  [{ password: undefined }, "Password must be at least 6 characters"],
  [{ password: "x".repeat(201) }, "Password must be at most 200 characters"],
  [{ username: "ab" }, "Username must be at least 3 characters"],
  [{ username: "  ab  " }, "Username must be at least 3 characters"],
  [{ username: undefined }, "Username must be at least 3 characters"],
  [{ username: "x".repeat(101) }, "Username must be at most 100 characters"],
  [{ username: "ad\u200Ba" }, "Username must not contain invisible characters"],
  [{ firstName: "a\u0000" }, "First name must not contain invisible characters"],
  [{ lastName: "x".repeat(101) }, "Last name must be at most 100 characters"],
  [{ lastName: 7 }, "Last name must be text"],
] as const)("a registration with %j is rejected: %s", ([change, message]) => {
  expect(firstMessage(registrationRequestSchema.safeParse({ ...registration, ...change }))).toBe(
    message,
  );
});

test("a password keeps its leading and trailing spaces", () => {
  const password = " 1234 ";
  expect(registrationRequestSchema.parse({ ...registration, password }).password).toBe(password);
});

test("empty names become null, and absent names stay absent", () => {
  expect(namesRequestSchema.parse({ firstName: " ", lastName: null })).toEqual({
    firstName: null,
    lastName: null,
  });
  expect(namesRequestSchema.parse({ lastName: " Lovelace " })).toEqual({ lastName: "Lovelace" });
});

test("a current password of any length is accepted, a new one needs 6 characters", () => {
  expect(deleteAccountRequestSchema.safeParse({ password: "x" }).success).toBe(true);
  expect(firstMessage(deleteAccountRequestSchema.safeParse({ password: "" }))).toBe(
    "Enter your password",
  );
  const change = changePasswordRequestSchema.safeParse({
    currentPassword: "x",
    newPassword: "short",
  });
  expect(firstMessage(change)).toBe("Password must be at least 6 characters");
  expect(firstMessage(resetPasswordRequestSchema.safeParse({ password: "secret" }))).toBe(
    "The token is missing",
  );
});
