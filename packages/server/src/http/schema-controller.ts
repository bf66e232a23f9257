import type { FastifyServerOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { compileSerializer } from "./compile-serializer.ts";

/** Set at construction, so Fastify doesn't load Ajv and its serializer (several MB). Its types only allow those. */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => compileSerializer,
  },
} as unknown as NonNullable<FastifyServerOptions["schemaController"]>;
