import type { FastifyServerOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { compileSerializer } from "./compile-serializer.ts";

/** Without these compilers, Fastify would load Ajv and its own serializer, several MB of code. */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => compileSerializer,
  },
} as unknown as NonNullable<FastifyServerOptions["schemaController"]>;
