import type { FastifyInstance } from "fastify";
import type { OllamaService } from "./ollama-service.ts";

/** Logs at start that Ollama runs but hasn't been turned on. */
export function registerOllamaOffer(
  app: FastifyInstance,
  { ollama }: { ollama: OllamaService },
): void {
  app.addHook("onListen", (done) => {
    done();
    void ollama.findState().then(
      (state) => {
        if (state !== "offered") return;
        app.log.info("Found Ollama. To let it write posts, run: slideloom admin ollama use");
      },
      (error: unknown) => app.log.warn(error),
    );
  });
}
