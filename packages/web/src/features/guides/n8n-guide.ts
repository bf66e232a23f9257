import { listNeeds } from "./automation-needs.ts";
import type { ReadGuide } from "./guide.ts";

export const readGuide: ReadGuide = () => [
  {
    title: "What you get",
    blocks: [
      "You get a workflow that runs every morning. It goes through a Google Sheet. For every row that has a topic but no slides yet, the workflow writes a post, renders the post as a PDF, saves the PDF to Google Drive, and adds a link to the row. If writing or rendering fails, the row shows the reason.",
    ],
  },
  {
    title: "What you need",
    blocks: [
      {
        list: [
          ...listNeeds("n8n"),
          "A Google Sheet with the column headings `Topic`, `Slides` and `Problem` in the first row.",
        ],
      },
    ],
  },
  {
    title: "Set it up",
    blocks: [
      { automation: "n8n-workflow.json" },
      {
        steps: [
          "In n8n, create a workflow and choose **Import from file** in the workflow's menu. You can also copy the file's text and paste it onto the canvas.",
          "Open the nodes **Write and render** and **Check the status**. In both, add a Header Auth credential with the name `X-API-Token` and your key as the value.",
          "Open the three Google Sheets nodes and the Google Drive node, sign in, and choose your sheet and folder.",
          "Choose **Execute workflow** to run the workflow once, then activate it.",
        ],
      },
    ],
  },
  {
    title: "What to know",
    blocks: [
      {
        list: [
          "Slideloom writes and renders each post as a job. The workflow checks the job's status every 10 seconds, for up to 20 minutes. If the job fails, the error appears in the row's `Problem` column, and the workflow retries the row the next morning.",
          "Each post costs 1 credit. Rendering is free. The `Idempotency-Key` of a request consists of the day, the row and its topic, so the same row and topic are charged only once a day.",
          "To change the template type, writing style, number of slides, network or design, edit the body of **Write and render**. For the possible values, see the [API docs](/api-docs).",
          "Each time it runs, the workflow handles up to 20 rows. It sends 1 request a second and tries each request up to 3 times.",
          "If the text of a slide doesn't fit, the output of **Check the status** says so in the field `warnings`.",
        ],
      },
    ],
  },
];
