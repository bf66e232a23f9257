import type { FastifyInstance } from "fastify";

/** Reads JSON bodies and no others; an empty one is no body, since many clients name the type with requests that carry nothing. */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, body: string, done) => {
      if (body === "") done(null, undefined);
      else parse(request, body, done);
    },
  );
}
