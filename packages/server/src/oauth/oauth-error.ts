/** Codes of RFC 6749 and RFC 7591. */
export type OauthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_client_metadata"
  | "invalid_grant"
  | "invalid_redirect_uri"
  | "invalid_target"
  | "unsupported_grant_type";

/** A refused request of a program, with a sentence for its developers. */
export class OauthError extends Error {
  override name = "OauthError";
  readonly error: OauthErrorCode;

  constructor(error: OauthErrorCode, description: string) {
    super(description);
    this.error = error;
  }

  get status(): number {
    return this.error === "invalid_client" ? 401 : 400;
  }
}
