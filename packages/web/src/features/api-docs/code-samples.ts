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
      id: "sheets",
      label: "Google Sheets",
      note: "Extensions, Apps Script: writes the post of the active row's topic into the cell beside it.",
      code: `function generatePost() {
  const cell = SpreadsheetApp.getActiveSheet().getActiveCell();
  const digest = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, cell.getValue());
  const response = UrlFetchApp.fetch("${url}", {
    method: "post",
    contentType: "application/json",
    headers: {
      "X-API-Token": PropertiesService.getScriptProperties().getProperty("SLIDELOOM_KEY"),
      "Idempotency-Key": Utilities.base64Encode(digest),
    },
    payload: JSON.stringify({ topic: cell.getValue(), template: "Educational/Tutorial" }),
    muteHttpExceptions: true,
  });
  const answer = JSON.parse(response.getContentText());
  cell.offset(0, 1).setValue(answer.content || answer.message);
}`,
    },
    {
      id: "automation",
      label: "n8n, Make, Zapier",
      note: "In n8n the HTTP Request node, in Make “HTTP: Make a request”, in Zapier “Webhooks: Custom Request”.",
      code: `Method:   POST
URL:      ${url}
Headers:  Authorization: Bearer <your key>
          Content-Type: application/json
Body:     ${indent(json, "          ")}`,
    },
  ];
}
