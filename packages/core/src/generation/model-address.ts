/** Ends of the addresses of single endpoints, which providers' pages show instead of the base URL. */
const endpointPath = /\/(?:chat\/completions|completions|responses|messages|models|embeddings)$/;

/**
 * Lists the base URLs that a typed address of a model's API can mean, likeliest first. Takes off endpoints, query and
 * trailing slashes. Without a path, `/v1` comes first. `typed` must be a valid URL.
 */
export function listModelAddresses(typed: string): [string, ...string[]] {
  const { origin, pathname } = new URL(typed);
  const whole = trimSlashes(pathname);
  const path = trimSlashes(whole.replace(endpointPath, ""));
  if (path !== "") return [origin + path];
  return whole === "" ? [`${origin}/v1`, origin] : [origin, `${origin}/v1`];
}

const trimSlashes = (path: string) => path.replace(/(?<!\/)\/+$/, "");
