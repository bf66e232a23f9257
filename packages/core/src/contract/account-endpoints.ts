import {
  accountExportSchema,
  apiTokenResponseSchema,
  authResponseSchema,
  emailChangeResponseSchema,
  messageResponseSchema,
  userSchema,
} from "./account.ts";
import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  confirmEmailRequestSchema,
  deleteAccountRequestSchema,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  namesRequestSchema,
  registrationRequestSchema,
  resetPasswordRequestSchema,
} from "./account-requests.ts";
import type { EndpointGroup } from "./endpoint.ts";

const email = "ada@example.com";
const password = "correct horse";

/** Endpoints for anonymous users: registration, login and password reset. */
const signInEndpoints = {
  register: {
    access: "anyone",
    body: registrationRequestSchema,
    rateLimit: "register",
    responses: { 201: authResponseSchema },
    errors: [409],
    example: { body: { username: "ada", email, password } },
  },
  logIn: {
    access: "anyone",
    body: loginRequestSchema,
    rateLimit: "login",
    responses: { 200: authResponseSchema },
    errors: [401],
    example: { body: { email, password } },
  },
  logOut: { access: "anyone", responses: { 204: null } },
  requestPasswordReset: {
    access: "anyone",
    body: forgotPasswordRequestSchema,
    rateLimit: "reset",
    responses: { 200: messageResponseSchema },
    example: { body: { email } },
  },
  resetPassword: {
    access: "anyone",
    body: resetPasswordRequestSchema,
    rateLimit: "reset",
    responses: { 204: null },
    example: { body: { token: "the token in the link that you got by email", password } },
  },
  confirmEmail: {
    access: "anyone",
    body: confirmEmailRequestSchema,
    rateLimit: "reset",
    responses: { 200: emailChangeResponseSchema },
    errors: [409],
    example: { body: { token: "the token in the link that you got by email" } },
  },
} as const satisfies EndpointGroup;

const profileEndpoints = {
  getUser: { access: "session", responses: { 200: userSchema } },
  changeNames: {
    access: "session",
    body: namesRequestSchema,
    responses: { 200: userSchema },
    example: { body: { firstName: "Ada" } },
  },
  replaceAccountKey: { access: "session", responses: { 200: apiTokenResponseSchema } },
  exportAccount: { access: "session", responses: { 200: accountExportSchema } },
  changePassword: {
    access: "session",
    body: changePasswordRequestSchema,
    responses: { 204: null },
    errors: [409],
    example: { body: { currentPassword: password, newPassword: "battery staple" } },
  },
  changeEmail: {
    access: "session",
    body: changeEmailRequestSchema,
    responses: { 200: emailChangeResponseSchema },
    errors: [409],
    example: { body: { email: "ada@example.org", password } },
  },
  deleteAccount: {
    access: "session",
    body: deleteAccountRequestSchema,
    responses: { 204: null },
    example: { body: { password } },
  },
} as const satisfies EndpointGroup;

/** `/api/auth`: accounts and their sessions. */
export const accountEndpoints = { ...signInEndpoints, ...profileEndpoints };
