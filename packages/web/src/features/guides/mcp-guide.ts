import type { ReadGuide } from "./guide.ts";
import { buildMcpSettings } from "./mcp-settings.ts";

export const readGuide: ReadGuide = (origin) => {
  const settings = buildMcpSettings(origin);
  return [
    {
      title: "What you get",
      blocks: [
        "AI apps that support the Model Context Protocol (MCP), such as Claude, Cursor and VS Code, can use Slideloom. They can write, check, preview, save, change, share and export carousels, and prepare posts for publishing. All of this is free. If Slideloom generates a post from a topic, it costs 1 credit. If your app's own model writes the text, the post is free.",
      ],
    },
    {
      title: "Connect by signing in",
      blocks: [
        "In Claude, ChatGPT and other apps that ask for the address of a connector, enter this address. Then sign in here and choose what the app may do. The server needs a public https:// address for this.",
        { code: `${origin}/mcp`, label: "Address" },
        "You can disconnect an app on the [account page](/account).",
      ],
    },
    {
      title: "Connect with a key",
      blocks: [
        "Create an API key on the [account page](/account) with the scopes `read` (see your credits and saved carousels), `render` (turn posts and carousels into files) and `generate` (write posts, which costs credits). Add `write` to save carousels and `publish` to publish them.",
        { heading: "Claude Code" },
        { code: settings.claudeCode, label: "Claude Code" },
        { heading: "Cursor" },
        "Add this to `~/.cursor/mcp.json`:",
        { code: settings.cursor, label: "Cursor" },
        { heading: "VS Code" },
        "Add this to `.vscode/mcp.json`. VS Code asks for your API key once and stores it.",
        { code: settings.vsCode, label: "VS Code" },
      ],
    },
    {
      title: "Use Slideloom without a server",
      blocks: [
        "A local copy of Slideloom can render slides on your machine and save them to a folder. In Claude Desktop, open Settings, Developer, Edit Config, and add this:",
        { code: settings.claudeDesktop, label: "Claude Desktop" },
        "To let the local copy use this server too, add an `env` object to the entry `slideloom`. In this object, set `SLIDELOOM_URL` to this server's address and `SLIDELOOM_KEY` to your API key.",
      ],
    },
    {
      title: "Try it",
      blocks: [
        {
          quote:
            "Make a LinkedIn carousel of 6 slides about what we learned from moving to weekly releases. Show me every slide before you render the PDF.",
        },
      ],
    },
  ];
};
