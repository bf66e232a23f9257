import type { z } from "zod";
import type { ApiKeyScope } from "./api-keys.ts";
import type { EndpointName } from "./routes.ts";

/** An endpoint beside its route: who may call it, what it takes and what it returns. Plain data. */
export interface Endpoint {
  access: Access;
  /** What the path's `:id` names: a thing of one account, which nobody else is told of. */
  owned?: OwnedThing;
  /** Where a value of the path is more than any text. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** JSON; `file` stands for a file as it is. */
  body?: z.ZodType | "file";
  /** In bytes; `bodyLimits.request` by default. */
  bodyLimit?: number;
  /** Requests are counted before their body is read: by account, by address where there is no session. */
  rateLimit?: "login" | "register" | "reset" | "libraryChange" | "libraryFile";
  /** Responses that are no plain error, by status; null stands for no body. */
  responses: Readonly<Record<number, z.ZodType | FileResponse | null>>;
  /** Statuses of errors of its own, beside those that every endpoint may answer with. */
  errors?: readonly number[];
  /** A request that `body` and `query` accept. */
  example?: { body?: object; query?: Readonly<Record<string, string>> };
  /** What the documents of the public API say of it. */
  operation?: Operation;
}

/** Who may call: anyone, who is signed in, or who has an API key, with that scope where one is named. */
export type Access = "anyone" | "session" | "key" | ApiKeyScope;

/** What an account has many of, each with an id. */
export type OwnedThing =
  | "apiKey"
  | "carousel"
  | "connection"
  | "delivery"
  | "job"
  | "publication"
  | "webhook";

/** A response that is no JSON: a file, a script or a stream. */
export interface FileResponse {
  description: string;
  mediaTypes: readonly string[];
  schema?: z.ZodType;
}

/** How the public API's documents group operations. */
type OperationTag = "Posts" | "Carousels" | "Publishing" | "Jobs" | "Webhooks" | "Connectivity";

/** An operation in the documents of the public API. */
interface Operation {
  summary: string;
  description: string;
  tag: OperationTag;
}

/** The endpoints of one feature. */
export type EndpointGroup = Readonly<Partial<Record<EndpointName, Endpoint>>>;
