export {
  buildErrorBody,
  privateErrorSchema,
  publicErrorSchema,
  type PrivateError,
  type PublicError,
} from "./api-error.ts";
export { pagePaths, type PagePath } from "./page-path.ts";
export { pingResponseSchema, type PingResponse } from "./ping.ts";
