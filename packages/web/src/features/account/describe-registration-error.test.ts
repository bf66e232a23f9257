import { expect, test } from "vitest";
import { describeRegistrationError } from "./describe-registration-error.ts";

test.for([
  [
    "Email already registered",
    "This email is already registered. Try signing in instead.",
    "email",
  ],
  [
    "Error 409: Username already taken.",
    "This username is already taken. Please choose another.",
    "username",
  ],
  ["Something else", "There was an error creating your account. Please try again.", undefined],
  ["", "There was an error creating your account. Please try again.", undefined],
] as const)("the server's “%s” reads “%s”", ([said, message, field]) => {
  expect(describeRegistrationError(said)).toEqual(field ? { message, field } : { message });
});
