import {
  listEndpointTemplates,
  type Hostility,
  type Template,
  wrappers,
} from "../../packages/server/src/hostile-requests.fixture.ts";
import { listHostileReplies } from "../../packages/server/src/generation/reply/hostile-replies.fixture.ts";
import { hostileKinds, listHostileUnits, repeatTo } from "../../scripts/hostile-texts.fixture.ts";
import type { createPick } from "./random.ts";

export type Pick = ReturnType<typeof createPick>;

/** Most of them as long as their place takes; the others as long as short works, which may run on the main thread. */
const lengths = [Infinity, Infinity, Infinity, 300, 5000, 16_000];

const wrapperNames = Object.keys(wrappers);

export const pickHostility = (pick: Pick): Hostility => ({
  unit: pick(listHostileUnits(pick(hostileKinds))),
  length: pick(lengths),
  wrapper: pick([true, false]) ? "plain" : pick(wrapperNames),
});

export const describeHostility = ({ unit, length, wrapper }: Hostility): string =>
  `${JSON.stringify(unit)} x ${length === Infinity ? "limit" : length}, ${wrapper}`;

/** Requests as they should be, one for each endpoint. */
export const listPlainTemplates = (): Template[] =>
  listEndpointTemplates().filter(({ name }) => name.endsWith(" "));

/** Length of the longest reply that is read; longer ones are cut. */
const longestReply = 400_000;

const replies = listHostileReplies();

/** Picks a model's reply; `isWhole` sends it in one piece. */
export function pickReply(pick: Pick): { text: string; isWhole: boolean; description: string } {
  const unit = pick(listHostileUnits(pick(hostileKinds)));
  const length = pick([300, 5000, 16_000, longestReply, longestReply]);
  const shape = pick([...replies.keys()]);
  const text = replies[shape]?.(repeatTo(unit, length)) ?? "";
  const isWhole = pick([true, false]);
  const description = `${JSON.stringify(unit)} x ${length}, reply ${shape}${isWhole ? ", one piece" : ""}`;
  return { text, isWhole, description };
}
