import { z } from "zod";

/** An http or https URL; trailing slashes are removed. */
export const httpUrl = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));
