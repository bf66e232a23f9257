import { buildUrl } from "@slideloom/core/contract/routes";
import type { PingResponse } from "@slideloom/core/contract/ping";
import { createCounter } from "../../lib/counter.ts";

const timeoutMs = 5000;
const nextNumber = createCounter();

/**
 * Pings the API by JSONP, which works from any origin without CORS. Rejects if the script fails to load or times out.
 */
export function pingByScript(): Promise<PingResponse> {
  const callback = `slideloomPing${nextNumber()}`;
  const script = document.createElement("script");
  return new Promise<PingResponse>((resolve, reject) => {
    const fail = (message: string) => {
      script.remove();
      reject(new Error(message));
    };
    const timer = setTimeout(
      () => fail("Request timed out. The API may be unreachable from your browser."),
      timeoutMs,
    );
    // The callback stays defined after a timeout, because a late response still calls it.
    Reflect.set(window, callback, (response: PingResponse) => {
      clearTimeout(timer);
      script.remove();
      Reflect.deleteProperty(window, callback);
      resolve(response);
    });
    script.addEventListener("error", () => {
      clearTimeout(timer);
      Reflect.deleteProperty(window, callback);
      fail("ConnectionError - Service is not reachable");
    });
    script.src = buildUrl("v1.pingJsonp", { query: { callback } });
    document.head.append(script);
  });
}
