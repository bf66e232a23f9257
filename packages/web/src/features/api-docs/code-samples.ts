import { buildSheetCellScript } from "./sheet-script.ts";

export interface CodeSample {
  id: string;
  label: string;
  /** What to do with it, where it isn't a program. */
  note?: string;
  code: string;
}

const body = {
  topic: "Five habits of people who write well",
  template: "Educational/Tutorial",
  style: "Professional",
  slides: 8,
  format: "carousel",
};
const json = JSON.stringify(body, null, 2);
const indent = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

/** The call for a shell. */
export function buildGenerateCommand(baseUrl: string): string {
  const lines = Object.entries(body).map(
    ([name, value]) => `    "${name}": ${JSON.stringify(value)}`,
  );
  return `curl ${baseUrl}/generate \\
  -H "Authorization: Bearer $SLIDELOOM_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
${lines.join(",\n")}
  }'`;
}

/** One call of `POST /generate` for each language and tool; `baseUrl` ends in `/api/v1`. */
export function buildCodeSamples(baseUrl: string): readonly CodeSample[] {
  const url = `${baseUrl}/generate`;
  return [
    {
      id: "curl",
      label: "curl",
      code: buildGenerateCommand(baseUrl),
    },
    {
      id: "javascript",
      label: "JavaScript",
      code: `const response = await fetch("${url}", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.SLIDELOOM_KEY}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify(${indent(json, "  ")}),
});
const answer = await response.json();
if (!response.ok) throw new Error(\`\${answer.error}: \${answer.message}\`);
const post = JSON.parse(answer.content);
console.log(post.title, answer.remaining_credits);`,
    },
    {
      id: "python",
      label: "Python",
      code: `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    data=json.dumps(${indent(json, "    ")}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['SLIDELOOM_KEY']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
post = json.loads(answer["content"])
print(post["title"], answer["remaining_credits"])`,
    },
    {
      id: "apps-script",
      label: "Google Apps Script",
      note: "In a sheet: Extensions, Apps Script. The key is the script property SLIDELOOM_KEY. Writes the post of the active cell's topic into the cell beside it.",
      code: buildSheetCellScript(baseUrl),
    },
    {
      id: "n8n",
      label: "n8n",
      note: "Copy, and paste onto the canvas. Its credential is a Header Auth with the name X-API-Token and your key as value; the topic comes from the node before.",
      code: JSON.stringify(buildN8nNode(url), null, 2),
    },
    {
      id: "make",
      label: "Make",
      note: "The module “HTTP: Make a request”, filled in like this; put the topic of another module in place of the one here.",
      code: `URL: ${url}
Method: POST
Header: Authorization = Bearer YOUR_API_KEY
Body type: Raw
Content type: JSON (application/json)
Request content: ${json}
Parse response: Yes`,
    },
    {
      id: "zapier",
      label: "Zapier",
      note: "The action “Webhooks by Zapier: POST”, filled in like this; put a field of your trigger in place of the topic.",
      code: `URL: ${url}
Payload Type: json
Data: topic = ${body.topic}
Data: template = ${body.template}
Data: style = ${body.style}
Headers: Authorization = Bearer YOUR_API_KEY`,
    },
  ];
}

/** A workflow of one node, as n8n's canvas takes it from the clipboard. */
function buildN8nNode(url: string) {
  const { topic: _topic, ...rest } = body;
  const fields = Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return {
    nodes: [
      {
        name: "Write a post",
        type: "n8n-nodes-base.httpRequest",
        typeVersion: 4.2,
        position: [0, 0],
        retryOnFail: true,
        parameters: {
          method: "POST",
          url,
          authentication: "genericCredentialType",
          genericAuthType: "httpHeaderAuth",
          sendHeaders: true,
          headerParameters: {
            // A second try of the same run is paid once.
            parameters: [
              { name: "Idempotency-Key", value: "={{ $execution.id }}-{{ $itemIndex }}" },
            ],
          },
          sendBody: true,
          specifyBody: "json",
          jsonBody: `={{ JSON.stringify({ topic: $json.topic, ${fields.join(", ")} }) }}`,
          options: {},
        },
      },
    ],
    connections: {},
  };
}
