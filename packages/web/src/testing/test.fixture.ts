import { test as base } from "vitest";
import { FakeServer } from "./fake-server.fixture.ts";

/** A test with a fake `server`; unexpected requests fail it. */
export const test = base.extend<{ server: FakeServer }>({
  server: [
    async ({}, use) => {
      const server = new FakeServer();
      await use(server);
      if (server.unexpected.length === 0) return;
      throw new Error(`Nobody responds to ${server.unexpected.join(", ")}`);
    },
    { auto: true },
  ],
});
