import { z } from "zod";
import { templateIds } from "../design/index.ts";
import { captionServices } from "../networks/service-ids.ts";
import {
  type Framework,
  frameworks,
  type Goal,
  goals,
  type Starter,
  type Trade,
  trades,
} from "../starters/starter.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { postObjectSchema } from "./public-post.ts";

const idsOf = <Id extends string>(names: Readonly<Record<Id, string>>) =>
  Object.keys(names) as [Id, ...Id[]];

const frameworkSchema = z.enum(idsOf<Framework>(frameworks));
const tradeSchema = z.enum(idsOf<Trade>(trades));
const goalSchema = z.enum(idsOf<Goal>(goals));
const networkSchema = z.enum(captionServices);

const wordsMessage = "The q parameter can have up to 200 characters.";

const starterListQuerySchema = z.object({
  q: z.string(wordsMessage).max(200, wordsMessage).optional().meta({
    description: "Words to search for, ignoring case and accents. All of them must occur.",
  }),
  framework: frameworkSchema.optional().meta({ description: "How the post is built." }),
  trade: tradeSchema.optional().meta({ description: "Whose post it is." }),
  goal: goalSchema.optional().meta({ description: "What the post is to achieve." }),
  network: networkSchema.optional().meta({ description: "Where it is to be published." }),
});

const starterSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  framework: frameworkSchema,
  trade: tradeSchema,
  goal: goalSchema,
  networks: z.array(networkSchema).meta({ description: "The networks it suits, the best first." }),
  template: z.enum(templateIds),
  slides: z.int().positive(),
  replace: z.array(z.string()).meta({
    description: "The example's own facts, which you replace with yours.",
  }),
});

type StarterSummary = z.output<typeof starterSummarySchema>;

/** A starter without its slides, as the API returns it. */
export const presentStarter = ({
  id,
  framework,
  trade,
  goal,
  networks,
  templateId,
  replace,
  post,
}: Starter): StarterSummary => ({
  id,
  title: post.title,
  framework,
  trade,
  goal,
  networks: [...networks],
  template: templateId,
  slides: post.content.length,
  replace: [...replace],
});

const example: StarterSummary = {
  id: "food-how-to",
  title: "Keep bread fresh for ::five days::",
  framework: "how-to",
  trade: "food",
  goal: "teach",
  networks: ["instagram", "pinterest"],
  template: "minimal",
  slides: 7,
  replace: ["how long your bread keeps"],
};

/** Endpoints for starters: finished posts to begin with. */
export const starterEndpoints = {
  "v1.listStarters": {
    access: "anyone",
    operation: {
      summary: "List finished posts to start from",
      description:
        "Lists example posts by how they are built, whose they are and what they are to achieve. Free, without a key.",
      tag: "Posts",
    },
    query: starterListQuerySchema,
    responses: {
      200: z.object({ starters: z.array(starterSummarySchema) }).meta({
        description: "The posts, without their slides.",
        examples: [{ starters: [example] }],
      }),
    },
    example: { query: { trade: "food" } },
  },
  "v1.getStarter": {
    access: "anyone",
    operation: {
      summary: "Get a finished post to start from",
      description:
        "Returns the whole post. Replace what `replace` lists before you publish it: these are the example's facts.",
      tag: "Posts",
    },
    params: z.object({
      id: z
        .string()
        .max(60)
        .meta({ description: "The starter's `id`.", examples: [example.id] }),
    }),
    responses: {
      200: starterSummarySchema.extend({ post: postObjectSchema }).meta({
        description: "The post.",
        examples: [
          {
            ...example,
            post: { title: example.title, content: [{ header: "…", description: [] }] },
          },
        ],
      }),
    },
    errors: [404],
  },
} as const satisfies EndpointGroup;
