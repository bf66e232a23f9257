import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server whose web app can be replaced by another build, as an upgrade does. */
export interface TwoBuilds {
  url: string;
  /** Serves the other build from now on. With `isHalf`, the service worker is still the first build's. */
  upgrade: (isHalf?: boolean) => void;
  close: () => void;
}

const folder = "assets/app/";
/** The other build's files have other URLs, because its folder has another name. */
const otherFolder = "assets/app/next/";

function renameFiles(text: string): string {
  return text.replaceAll(folder, otherFolder).replace('const build = "', "$&next-");
}

/**
 * Proxies the running server's web app. After `upgrade`, all files of the app have other URLs, like those of a new
 * build.
 */
export async function serveTwoBuilds(serverUrl: string): Promise<TwoBuilds> {
  let build: "first" | "half" | "next" = "first";
  const server = createServer(async (request, response) => {
    // A browser that uses a proxy requests an absolute URL.
    const { pathname, search } = new URL(request.url ?? "/", serverUrl);
    const isNext = build === "next" || (build === "half" && pathname !== "/service-worker.js");
    const isOther = pathname.startsWith(`/${otherFolder}`);
    if (pathname.startsWith(`/${folder}`) && isOther !== isNext) {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(serverUrl + pathname.replace(otherFolder, folder) + search, {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /html|javascript|css/.test(type);
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|etag|date)$/.test(name)),
    );
    response
      .writeHead(answer.status, headers)
      .end(isNext && isText ? renameFiles(bytes.toString()) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upgrade: (isHalf = false) => (build = isHalf ? "half" : "next"),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
