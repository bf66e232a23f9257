const print = (settings: object) => JSON.stringify(settings, null, 2);

/** MCP client settings for the server at `origin`, and for a local command. */
export function buildMcpSettings(origin: string) {
  const url = `${origin}/mcp`;
  const withKey = (key: string) => ({ url, headers: { Authorization: `Bearer ${key}` } });
  return {
    claudeCode: `claude mcp add --transport http slideloom ${url} \\
  --header "Authorization: Bearer YOUR_API_KEY"`,
    cursor: print({ mcpServers: { slideloom: withKey("YOUR_API_KEY") } }),
    vsCode: print({
      inputs: [
        {
          type: "promptString",
          id: "slideloom-key",
          description: "Slideloom API key",
          password: true,
        },
      ],
      servers: { slideloom: { type: "http", ...withKey("${input:slideloom-key}") } },
    }),
    claudeDesktop: print({
      mcpServers: {
        slideloom: {
          command: "node",
          args: [
            "/path/to/slideloom/packages/server/bin/slideloom.js",
            "mcp",
            "--out",
            "/path/to/slides",
          ],
        },
      },
    }),
  };
}
