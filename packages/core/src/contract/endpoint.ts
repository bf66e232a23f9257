import type { z } from "zod";
import type { ApiKeyScope } from "./api-key-scopes.ts";
import type { EndpointName } from "./routes.ts";

/** An endpoint's access, request schemas and responses, as plain data. Its route is in `routes.ts`. */
export interface Endpoint {
  access: Access;
  /** The kind of resource that the path's `:id` names. Requests from other accounts than the owner's get 404. */
  owned?: OwnedThing;
  /** Schema of the path parameters; absent if any text is valid. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** Schema of a JSON body; `file` for a raw file. */
  body?: z.ZodType | "file";
  /** Media types of the body, JSON by default. */
  consumes?: readonly string[];
  /** Largest body in bytes; `bodyLimits.request` by default. */
  bodyLimit?: number;
  /** Rate limit, checked before the body is read. It counts by account if `access` is `session`, else by IP address. */
  rateLimit?:
    | "login"
    | "register"
    | "reset"
    | "libraryChange"
    | "libraryFile"
    | "mediaFetch"
    | "oauthRegister"
    | "oauthToken"
    | "reviewAnswer"
    | "reviewComment";
  /** Responses other than plain errors, by status; null for no body. */
  responses: Readonly<Record<number, z.ZodType | FileResponse | null>>;
  /** Error statuses in addition to those of every endpoint. */
  errors?: readonly number[];
  /** A valid request, used by tests and documentation. */
  example?: { body?: object; query?: Readonly<Record<string, string>> };
  operation?: Operation;
}

/** Who may call an endpoint. `session` is a signed-in user, and `key` is an API key of any scope. */
export type Access = "anyone" | "session" | "key" | ApiKeyScope;

/** Kinds of resources owned by an account. */
export type OwnedThing =
  | "apiKey"
  | "brandKit"
  | "carousel"
  | "connection"
  | "delivery"
  | "grant"
  | "job"
  | "program"
  | "publication"
  | "review"
  | "reviewComment"
  | "source"
  | "webhook"
  | "writer";

/** A non-JSON response: a file, a script or a stream. */
export interface FileResponse {
  description: string;
  mediaTypes: readonly string[];
  schema?: z.ZodType;
}

/** Tags that group operations in the OpenAPI document. */
type OperationTag =
  | "Posts"
  | "Sources"
  | "Voice"
  | "Carousels"
  | "Publishing"
  | "Jobs"
  | "Webhooks"
  | "Connectivity";

interface Operation {
  summary: string;
  description: string;
  tag: OperationTag;
}

export type EndpointGroup = Readonly<Partial<Record<EndpointName, Endpoint>>>;
