import type { FastifyServerOptions } from "fastify";
import { compileValidator } from "./compile-validator.ts";
import { compileSerializer } from "./compile-serializer.ts";

/** Without these compilers, Fastify would load Ajv and its own serializer, several MB of code. */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => compileValidator,
    buildSerializer: () => compileSerializer,
  },
} as unknown as NonNullable<FastifyServerOptions["schemaController"]>;
