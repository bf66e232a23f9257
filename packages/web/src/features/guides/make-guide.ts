import { listNeeds } from "./automation-needs.ts";
import type { ReadGuide } from "./guide.ts";

export const readGuide: ReadGuide = () => [
  {
    title: "What you get",
    blocks: [
      "You get a scenario (a workflow in Make) that watches a Google Sheet. For every new row, the scenario writes a post from the topic in column A, renders the post as a PDF, and saves the PDF to Google Drive. If writing or rendering fails, column C shows the reason.",
    ],
  },
  { title: "What you need", blocks: [{ list: listNeeds("Make") }] },
  {
    title: "Set it up",
    blocks: [
      { automation: "make-blueprint.json" },
      {
        steps: [
          "In Make, create a scenario. Then choose **Import Blueprint** in the menu at the bottom of the page.",
          "Open the modules **Write and render** and **Check the status**. In both, replace `YOUR_API_KEY` with your key.",
          "Open the first module of the scenario, and the last module of each of the two routes. In each of these modules, choose your Google account, and the sheet or folder to use.",
          "In the scenario's settings, allow storing incomplete executions. Make then retries failed executions.",
          "Run the scenario once with a new row, then turn it on.",
        ],
      },
    ],
  },
  {
    title: "How it works",
    blocks: [
      {
        list: [
          "**Quote the topic** is a JSON module (Transform to JSON). It escapes characters such as quotation marks in the topic, so that the request is valid.",
          "**Write and render** starts a job on the Slideloom server. The next modules check the job's status every 10 seconds, up to 60 times. Once the job has ended, the module **Has it ended?** stops the remaining checks.",
          "Each post costs 1 credit. Rendering is free. The `Idempotency-Key` of a request consists of the row and its topic, so the same row and topic are charged only once within a day.",
          "After an error such as `429` (too many requests) or `503` (server unavailable), Make retries the request 3 times, 15 minutes apart.",
          "To change the template type, writing style, number of slides, network or design, edit **Write and render**. For the possible values, see the [API docs](/api-docs).",
        ],
      },
    ],
  },
];
