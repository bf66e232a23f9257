import { listModelAddresses } from "@slideloom/core/generation";
import { z } from "zod";

/** An http or https URL; trailing slashes are removed. */
export const httpUrl = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));

/** The base URL of a model's API; the address of an endpoint is cut to it. Without a path, it stays as typed. */
export const modelAddress = httpUrl.transform((url) =>
  new URL(url).pathname === "/" ? url : listModelAddresses(url)[0],
);

/** Ollama's address; the paths of its two APIs are cut off. */
export const ollamaAddress = httpUrl.transform((url) => url.replace(/\/(?:v1|api)(?:\/.*)?$/, ""));

/** An http or https URL without a path, query or credentials. */
export const origin = httpUrl.refine((text) => {
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === "/" && `${search}${hash}${username}${password}` === "";
});
