import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildMcpSettings } from "../../../features/guides/mcp-settings.ts";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function McpGuideScreen() {
  const settings = buildMcpSettings(location.origin);
  return (
    <GuidePage path={paths.mcpGuide}>
      <h2>What you get</h2>
      <p>
        Programs that speak the Model Context Protocol, such as Claude, Cursor and VS Code, get
        tools to list designs, check a post, look at its slides, change one, and render the file.
        All of these are free. A post that Slideloom writes from a topic costs one credit; a model
        that writes the words itself needs none.
      </p>
      <h2>Connect to this server</h2>
      <p>
        Make a key on the <TextLink to={paths.account}>account page</TextLink>: <code>read</code>{" "}
        for lists and credits, <code>render</code> to draw, <code>generate</code> to spend credits.
      </p>
      <h3>Claude Code</h3>
      <CodeBlock label="Claude Code" code={settings.claudeCode} />
      <h3>Cursor</h3>
      <p>
        In <code>~/.cursor/mcp.json</code>:
      </p>
      <CodeBlock label="Cursor" code={settings.cursor} />
      <h3>VS Code</h3>
      <p>
        In <code>.vscode/mcp.json</code>; it asks for the key once and keeps it:
      </p>
      <CodeBlock label="VS Code" code={settings.vsCode} />
      <h2>Without a server</h2>
      <p>
        A clone of Slideloom draws on your own machine, and writes the files to a folder. In Claude
        Desktop, under Settings, Developer, Edit Config:
      </p>
      <CodeBlock label="Claude Desktop" code={settings.claudeDesktop} />
      <p>
        With <code>SLIDELOOM_URL</code> and <code>SLIDELOOM_KEY</code> in its <code>env</code> it
        reaches this server too.
      </p>
      <h2>Try it</h2>
      <blockquote className="border-l-2 border-line-strong pl-4 text-muted">
        Make a LinkedIn carousel of six slides about what we learned from moving to weekly releases.
        Show me every slide before you render the PDF.
      </blockquote>
    </GuidePage>
  );
}
