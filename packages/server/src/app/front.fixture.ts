import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** A URL on this machine that passes its requests on to an app. */
export interface Front {
  url: string;
  /** Sends all requests to this app. */
  serve(app: Pick<FastifyInstance, "inject">): void;
  close(): Promise<void>;
}

/** Opens a URL for an app that is created later. The app runs no tasks, because it doesn't listen itself. */
export async function openFront(): Promise<Front> {
  let served: Pick<FastifyInstance, "inject"> | null = null;
  const server = createServer((request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const answer = async () => {
      const reply = await served?.inject({ method: method as "GET", url, headers });
      response.writeHead(reply?.statusCode ?? 503, reply?.headers).end(reply?.rawPayload);
    };
    void answer().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (app) => void (served = app),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
