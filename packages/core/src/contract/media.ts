import { z } from "zod";

/** Longest address that is fetched, in characters: what the common browsers and servers agree on. */
const maxUrlLength = 2048;

/** Query of `GET /api/media/fetch`: the address of a picture. What is allowed behind it is the server's to judge. */
export const mediaFetchQuerySchema = z.object({
  url: z
    .string("Please enter a URL")
    .trim()
    .min(1, "Please enter a URL")
    .max(maxUrlLength, `The URL may have up to ${maxUrlLength} characters`),
});
