import { listNeeds } from "./automation-needs.ts";
import type { ReadGuide } from "./guide.ts";

export const readGuide: ReadGuide = () => [
  {
    title: "What you get",
    blocks: [
      "You get a menu item in a Google Sheet that has topics in column A, from row 2 on. For each topic, the script writes a post into column B, renders the post, saves the PDF to your Google Drive, and adds a link to column C. Column D shows the result and any warnings. Rows that already have a link are skipped.",
    ],
  },
  { title: "What you need", blocks: [{ list: listNeeds("Google") }] },
  {
    title: "Set it up",
    blocks: [
      { automation: "google-sheets.gs" },
      {
        steps: [
          "In the sheet, open Extensions, then Apps Script.",
          "Under Project Settings, Script Properties, add the property `SLIDELOOM_KEY` with your key as its value. This keeps the key out of cells and code.",
          "Replace the content of the script editor with the script above, and save.",
          "Reload the sheet and choose **Slideloom, Write and render**. Google asks for your permission once.",
        ],
      },
    ],
  },
  {
    title: "Long sheets",
    blocks: [
      "Google stops any script after 6 minutes. Before the 6 minutes are over, this script pauses. It continues a minute later. The script also pauses if the server asks it to wait (`429` or `503`). If you run out of credits, the script stops and tells you. Choose the menu item again when you have credits.",
    ],
  },
  {
    title: "Costs",
    blocks: [
      "Each post costs 1 credit. Rendering is free. The `Idempotency-Key` of a request consists of the row and its topic. If you run the script again within a day, the row gets the same post and is charged only once. If you change the topic, the row gets a new post, which costs 1 credit.",
    ],
  },
  {
    title: "Change a post",
    blocks: [
      "Edit the post in column B, or replace it with a post from the editor. Then delete the link in column C, and run the script again to render the changed post. To change the template type, number of slides, network or design, edit the top of the script.",
    ],
  },
];
