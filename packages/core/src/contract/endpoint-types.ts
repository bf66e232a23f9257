import type { z } from "zod";
import type { endpoints } from "./endpoints.ts";
import type { EndpointName, PathOf, PathParams } from "./routes.ts";

type Endpoints = typeof endpoints;
type FieldOf<Name extends EndpointName, Field extends string> = Field extends keyof Endpoints[Name]
  ? Endpoints[Name][Field]
  : undefined;

interface FileBody {
  readonly size: number;
  readonly type: string;
}

/** A request's params, query and body, before validation. */
export type EndpointRequest<Name extends EndpointName> = ParamsInput<Name> &
  QueryInput<FieldOf<Name, "query">> &
  BodyInput<FieldOf<Name, "body">>;

type ParamsInput<Name extends EndpointName> =
  PathOf<Name> extends `${string}/:${string}` ? { params: PathParams<Name> } : { params?: never };

type QueryInput<Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { query?: QueryFields<z.input<Schema>> }
    : { query: QueryFields<z.input<Schema>> }
  : { query?: never };

/** Coerced fields have the input type `unknown`. Here, they accept text or a number. */
type QueryFields<Fields> = {
  [Name in keyof Fields]: unknown extends Fields[Name] ? string | number | undefined : Fields[Name];
};

type BodyInput<Body> = Body extends z.ZodType
  ? { body: z.input<Body> }
  : Body extends "file"
    ? { body: FileBody }
    : { body?: never };

/** The response body of an endpoint for a status: `undefined` if there is no body, `never` if it isn't JSON. */
export type EndpointResponse<
  Name extends EndpointName,
  Status extends StatusOf<Name> = Extract<StatusOf<Name>, 200 | 201 | 202 | 204>,
> = ResponseBody<Endpoints[Name]["responses"][Status]>;

type StatusOf<Name extends EndpointName> = keyof Endpoints[Name]["responses"];

type ResponseBody<Response> = Response extends z.ZodType
  ? z.output<Response>
  : Response extends null
    ? undefined
    : never;
