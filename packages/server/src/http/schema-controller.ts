import type { FastifyServerOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { compileSerializer } from "./compile-serializer.ts";

/** Set later, Fastify would have loaded Ajv and its own serializer before, which are megabytes; its types know no others. */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => compileSerializer,
  },
} as unknown as NonNullable<FastifyServerOptions["schemaController"]>;
