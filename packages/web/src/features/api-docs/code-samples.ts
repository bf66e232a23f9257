import { buildSheetCellScript } from "./sheet-script.ts";

export interface CodeSample {
  id: string;
  label: string;
  /** Instructions for a sample that isn't a program, such as a node to paste into n8n. */
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

/** The request as a curl command. */
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
const result = await response.json();
if (!response.ok) throw new Error(\`\${result.error}: \${result.message}\`);
const post = JSON.parse(result.content);
console.log(post.title, result.remaining_credits);`,
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
    result = json.load(response)
post = json.loads(result["content"])
print(post["title"], result["remaining_credits"])`,
    },
    {
      id: "apps-script",
      label: "Google Apps Script",
      note: "In your sheet, open Extensions, then Apps Script, and paste this code. Save your key as the script property SLIDELOOM_KEY. The script reads a topic from the active cell and writes the post into the cell to the right.",
      code: buildSheetCellScript(baseUrl),
    },
    {
      id: "n8n",
      label: "n8n",
      note: "Copy this node and paste it onto your n8n canvas. Add a Header Auth credential with the name X-API-Token and your key as the value. The topic comes from the previous node.",
      code: JSON.stringify(buildN8nNode(url), null, 2),
    },
    {
      id: "make",
      label: "Make",
      note: "Fill in the module “HTTP: Make a request” like this. Replace the topic with a value from another module.",
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
      note: "Fill in the action “Webhooks by Zapier: POST” like this. Replace the topic with a field of your trigger.",
      code: `URL: ${url}
Payload Type: json
Data: topic = ${body.topic}
Data: template = ${body.template}
Data: style = ${body.style}
Headers: Authorization = Bearer YOUR_API_KEY`,
    },
  ];
}

/** A workflow with one node, in n8n's clipboard format. */
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
            // A retry within the same run sends the same key, so that it costs no second credit.
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
