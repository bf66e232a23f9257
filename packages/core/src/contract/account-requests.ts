import { z } from "zod";

/** RFC 5321, section 4.5.3.1.3: at most 256 characters, including the angle brackets around the address. */
const maxEmailLength = 254;
/** Bounds the cost of hashing; long enough for any passphrase. */
const maxPasswordLength = 200;
const maxNameLength = 100;

/** An unquoted local part in any script, and a domain with at least one dot. */
const emailPattern =
  /^(?!\.)(?!.*\.[.@])[^\p{C}\s"(),:;<>@[\\\]]{1,64}@(?!-)[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Messages from the specification. Each is shown for every invalid value of its field. */
const emailMessage = "Please enter a valid email address";
const passwordMessage = "Password must be at least 6 characters";
const usernameMessage = "Username must be at least 3 characters";

const email = z
  .string(emailMessage)
  .trim()
  .max(maxEmailLength, emailMessage)
  .regex(emailPattern, emailMessage);

const password = z
  .string(passwordMessage)
  .min(6, passwordMessage)
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`);

const username = z
  .string(usernameMessage)
  .trim()
  .min(3, usernameMessage)
  .max(maxNameLength, `Username must be at most ${maxNameLength} characters`)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, "Username must not contain invisible characters");

/** Schema of an optional name: absent, null and empty all mean no name. */
function buildNameSchema(label: string) {
  return z
    .string(`${label} must be text`)
    .trim()
    .max(maxNameLength, `${label} must be at most ${maxNameLength} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, `${label} must not contain invisible characters`)
    .transform((name) => name || null)
    .nullish();
}

const names = {
  firstName: buildNameSchema("First name"),
  lastName: buildNameSchema("Last name"),
};

const existingPassword = z
  .string("Enter your password")
  .min(1, "Enter your password")
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`);

const token = z.string("The token is missing").min(1, "The token is missing").max(200);

/** `POST /api/auth/login`. */
export const loginRequestSchema = z.object({ email, password });

export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** `POST /api/auth/register`; names may be absent, null or empty. */
export const registrationRequestSchema = z.object({ username, email, password, ...names });

export type RegistrationRequest = z.infer<typeof registrationRequestSchema>;

/** `PATCH /api/auth/me`. An absent name stays unchanged, and null or an empty text removes the name. */
export const namesRequestSchema = z.object(names);

export type NamesRequest = z.infer<typeof namesRequestSchema>;

/** `POST /api/auth/forgot-password`. */
export const forgotPasswordRequestSchema = z.object({ email });

/** `POST /api/auth/reset-password`, with the token of the link in the email. */
export const resetPasswordRequestSchema = z.object({ token, password });

/** `POST /api/auth/change-password`; API keys and webhooks are kept unless `endKeysAndWebhooks` is true. */
export const changePasswordRequestSchema = z.object({
  currentPassword: existingPassword,
  newPassword: password,
  endKeysAndWebhooks: z.boolean("endKeysAndWebhooks must be true or false").optional(),
});

export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/** `POST /api/auth/change-email`. */
export const changeEmailRequestSchema = z.object({ email, password: existingPassword });

export type ChangeEmailRequest = z.infer<typeof changeEmailRequestSchema>;

/** `POST /api/auth/confirm-email`, with the token of the link in the email. */
export const confirmEmailRequestSchema = z.object({ token });

/** `DELETE /api/auth/me`. */
export const deleteAccountRequestSchema = z.object({ password: existingPassword });
