import { z } from "zod";
import type { ReadRefusal } from "../classify-response.ts";

/** `{"error":"…"}`, with a description from the OAuth endpoints. */
const errorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

export const readRefusal: ReadRefusal = ({ json, status }) => {
  const error = errorSchema.safeParse(json);
  if (!error.success) return { code: `${status}`, message: "The server refused it." };
  const { error: name, error_description: description } = error.data;
  return { code: /^\w+$/.test(name) ? name : `${status}`, message: description ?? name };
};
