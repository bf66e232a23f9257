import type { FastifySerializerCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import type { z } from "zod";

/**
 * Serializes responses, removing fields that aren't in the schema. Schemas change no values (see the test), so `parse`
 * replaces the library's slower `encode`, a fifth of a short request.
 */
export const compileSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const { error, data: response } = schema.safeParse(data);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(response);
  };
