import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** An HTTP server on this machine that forwards requests to an app. */
export interface Front {
  url: string;
  /** Forwards all later requests to this app. */
  serve(app: Pick<FastifyInstance, "inject">): void;
  close(): Promise<void>;
}

/** Starts the server before the app exists. The app runs no background tasks, because the app doesn't listen. */
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
