import { z } from "zod";
import type { MediaCredit } from "./post.ts";

/** An image's author, licence and page. Unknown members are kept. */
export const mediaCreditSchema: z.ZodType<MediaCredit> = z.looseObject({
  author: z.string().exactOptional().meta({ description: "Who made the image." }),
  license: z
    .string()
    .exactOptional()
    .meta({ description: "The licence's name.", examples: ["CC BY 4.0"] }),
  url: z.string().exactOptional().meta({ description: "The page that the image is from." }),
} satisfies Record<keyof MediaCredit, z.ZodType>);
