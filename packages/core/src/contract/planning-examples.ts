import type { FactsResponse, HooksResponse, OutlineResponse } from "./planning.ts";

/* Example responses of the planning endpoints. */

const writer = { owner: "server", provider: "openai", model: "gpt-5-mini" } as const;

export const factsExample: FactsResponse = {
  facts: [
    {
      id: "f1",
      passages: ["p4"],
      kind: "number",
      evidence: "In May only 4 of 120 cups cracked",
      text: "In May 4 of 120 cups cracked",
      limits: "after firing for 14 hours",
      weight: 3,
    },
  ],
  writer,
};

export const hooksExample: HooksResponse = {
  hooks: [
    { id: "h1", kind: "number", text: "From 38% broken cups to 4 of 120", facts: ["f1"] },
    { id: "h2", kind: "mistake", text: "We opened the kiln too soon", facts: [] },
  ],
  writer,
};

export const outlineExample: OutlineResponse = {
  ...factsExample,
  outline: {
    reader: "Potters with a cold workshop",
    promise: "Cups that survive the kiln",
    items: [
      {
        id: "o1",
        role: "cover",
        layout: null,
        point: "Our cups cracked until we waited",
        facts: [],
      },
      { id: "o2", role: "proof", layout: "number", point: "Now few of them crack", facts: ["f1"] },
      {
        id: "o3",
        role: "closing",
        layout: null,
        point: "Wait before you open the door",
        facts: [],
      },
    ],
    left: "The rent of the barn: not useful to readers.",
  },
  hooks: hooksExample.hooks,
};
