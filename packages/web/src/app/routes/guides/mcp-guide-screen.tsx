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
        AI apps that support the Model Context Protocol (MCP), such as Claude, Cursor and VS Code,
        can use Slideloom. They can list designs, check a post, preview its slides, change a slide,
        and render files. All of this is free. If Slideloom generates a post from a topic, it costs
        1 credit. If your app's own model writes the text, the post is free.
      </p>
      <h2>Connect to this server</h2>
      <p>
        Create an API key on the <TextLink to={paths.account}>account page</TextLink> with the
        scopes <code>read</code> (see your credits and saved carousels), <code>render</code> (turn
        posts and carousels into files) and <code>generate</code> (write posts, which costs
        credits).
      </p>
      <h3>Claude Code</h3>
      <CodeBlock label="Claude Code" code={settings.claudeCode} />
      <h3>Cursor</h3>
      <p>
        Add this to <code>~/.cursor/mcp.json</code>:
      </p>
      <CodeBlock label="Cursor" code={settings.cursor} />
      <h3>VS Code</h3>
      <p>
        Add this to <code>.vscode/mcp.json</code>. VS Code asks for your API key once and stores it.
      </p>
      <CodeBlock label="VS Code" code={settings.vsCode} />
      <h2>Use Slideloom without a server</h2>
      <p>
        A local copy of Slideloom can render slides on your machine and save them to a folder. In
        Claude Desktop, open Settings, Developer, Edit Config, and add this:
      </p>
      <CodeBlock label="Claude Desktop" code={settings.claudeDesktop} />
      <p>
        To let the local copy use this server too, add an <code>env</code> object to the entry{" "}
        <code>slideloom</code>. In this object, set <code>SLIDELOOM_URL</code> to this server's
        address and <code>SLIDELOOM_KEY</code> to your API key.
      </p>
      <h2>Try it</h2>
      <blockquote className="border-l-2 border-line-strong pl-4 text-muted">
        Make a LinkedIn carousel of 6 slides about what we learned from moving to weekly releases.
        Show me every slide before you render the PDF.
      </blockquote>
    </GuidePage>
  );
}
