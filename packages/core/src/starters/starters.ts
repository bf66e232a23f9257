import consulting from "./posts/consulting.json" with { type: "json" };
import crafts from "./posts/crafts.json" with { type: "json" };
import creative from "./posts/creative.json" with { type: "json" };
import fitness from "./posts/fitness.json" with { type: "json" };
import food from "./posts/food.json" with { type: "json" };
import property from "./posts/property.json" with { type: "json" };
import shop from "./posts/shop.json" with { type: "json" };
import software from "./posts/software.json" with { type: "json" };
import type { Starter } from "./starter.ts";

/** Every starter, by trade; a test checks the files. */
export const starters = [
  food,
  fitness,
  consulting,
  software,
  shop,
  property,
  crafts,
  creative,
].flat() as readonly Starter[];

export const findStarter = (id: string): Starter | null =>
  starters.find((starter) => starter.id === id) ?? null;
