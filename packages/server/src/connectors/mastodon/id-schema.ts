import { z } from "zod";

/** Converts ids to strings, because some servers send numbers. */
export const idSchema = z.union([z.string(), z.int()]).transform(String);
