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
        Apps that support the Model Context Protocol, such as Claude, Cursor and VS Code, get tools
        to list designs, check a post, preview its slides, change a slide, and render files. These
        tools are free. Generating a post from a topic costs 1 credit; if your model writes the text
        itself, it's free.
      </p>
      <h2>Connect to this server</h2>
      <p>
        Create an API key on the <TextLink to={paths.account}>account page</TextLink> with the
        scopes <code>read</code> (lists and credits), <code>render</code> (turn posts and carousels
        into files) and <code>generate</code> (write posts, uses credits).
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
        In <code>.vscode/mcp.json</code>. VS Code asks for the key once and stores it:
      </p>
      <CodeBlock label="VS Code" code={settings.vsCode} />
      <h2>Without a server</h2>
      <p>
        A local copy of Slideloom can render slides on your machine and save them to a folder. In
        Claude Desktop, open Settings, Developer, Edit Config:
      </p>
      <CodeBlock label="Claude Desktop" code={settings.claudeDesktop} />
      <p>
        To use this server too, set <code>SLIDELOOM_URL</code> and <code>SLIDELOOM_KEY</code> in its{" "}
        <code>env</code>.
      </p>
      <h2>Try it</h2>
      <blockquote className="border-l-2 border-line-strong pl-4 text-muted">
        Make a LinkedIn carousel of 6 slides about what we learned from moving to weekly releases.
        Show me every slide before you render the PDF.
      </blockquote>
    </GuidePage>
  );
}
