import type { AddressInfo } from "node:net";
import type { TestApp } from "../app/app.fixture.ts";

interface StreamedEvent {
  name: string;
  data: unknown;
}

/** Posts `body` over a socket, and yields the response's server-sent events as they arrive. */
export async function* streamEvents(
  { app }: TestApp,
  path: string,
  { token, body }: { token: string; body: object },
): AsyncGenerator<StreamedEvent> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify(body),
  });
  let rest = "";
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + text).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      if (name && data) yield { name, data: JSON.parse(data) as unknown };
    }
  }
}
