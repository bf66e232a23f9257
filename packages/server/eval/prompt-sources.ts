import { readTextSource, type ReadSource } from "@slideloom/core/sources";

interface PromptSource {
  name: string;
  read: () => ReadSource;
}

const article = `# Three weeks without an oven

In March our oven broke, and the new one came three weeks later. We had sold 420 loaves a week until then.

## What we sold instead

We made flatbread on two gas rings. In the first week we sold 96, in the third 210. Rain helped: on wet days people stayed twice as long.

Nadia Brandt, who has baked here for nine years, said: “Nobody asked for the rye. They asked when we would be back.”

## What stayed

Flatbread is 19% of what we sell today. We kept one gas ring, and we write the day's number on a card by the till.

The rent did not change, and the gas cost us 60 euros more. We would not do it again on purpose.`;

const steps = `How we close a shift

1. Count the till twice, with two people.
2. Write the number on the card, in ink.
3. Turn the ovens to 60 degrees, never off.
4. Put tomorrow's dough in the cold room by nine.
5. Read the card aloud to the one who opens.`;

const thread = `1/ I fired my best-paying client in March. Here is what it cost me.

2/ They paid 1,140 euros a month and wrote 46 messages a week, most of them on Sundays.

3/ I had told myself that the money was worth it. My other clients waited two days for an answer.

4/ In April I earned 900 euros less. In June I earned 300 more than before, with two new clients.

5/ I would do it sooner. I would not do it by mail.`;

const table = `Channel\tLeads\tCost\tClosed
LinkedIn carousels\t41\t320\t6
Newsletter\t28\t90\t7
Google Ads\t63\t1,480\t4
Referrals\t12\t0\t5
Trade fair\t35\t2,150\t2`;

const talk = `Host: How did the lending start?
Mori: With a shelf of twelve books and a notebook. People wrote their names, and nobody checked.
Host: And how many came back?
Mori: Of 240 books in the first year, 231. The nine that are missing are all cookbooks.
Host: What would you change?
Mori: I would put the shelf outside sooner. Indoors we had 4 visitors a day, outdoors 30.`;

/** Sources of five kinds, written for measuring prompts. */
export const promptSources: readonly PromptSource[] = Object.entries({
  article,
  steps,
  thread,
  table,
  interview: talk,
}).map(([name, text]) => ({ name, read: () => readTextSource(text) }));
