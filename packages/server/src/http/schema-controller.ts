import type { FastifyServerOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { compileSerializer } from "./compile-serializer.ts";

/** Passed at construction, or Fastify loads Ajv and its own serializer (several MB), which are all that its types allow. */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => compileSerializer,
  },
} as unknown as NonNullable<FastifyServerOptions["schemaController"]>;
