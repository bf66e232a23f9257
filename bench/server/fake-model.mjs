import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";

/**
 * Streams one fixed post as chat completions, in pieces of about one token. A `PUT` request sets the delay between two
 * pieces in ms.
 */
const [port] = process.argv.slice(2);

/** Average English token length in characters. */
const pieceCharacters = 4;

const slide = (number) => ({
  header: `Step ${number}: one change at a time`,
  description: [
    { type: "text", value: "Write down what you want to learn before you touch anything else." },
    { type: "text", value: "Change ::one:: thing, look at what happened, and keep a note of it." },
  ],
  summary: number === 8 ? "Which of these will you try first?" : null,
});

const post = JSON.stringify({
  title: "Eight small ::experiments:: that teach you more",
  content: Array.from({ length: 8 }, (_, index) => slide(index + 1)),
  hashtags: ["#Learning", "#Habits", "#Experiments"],
});

const chunk = (choices, more = {}) =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "fake",
    choices,
    ...more,
  })}\n\n`;
const piece = (delta, reason = null) => chunk([{ index: 0, delta, finish_reason: reason }]);

const pieces = [
  piece({ role: "assistant", content: "" }),
  ...Array.from(post.matchAll(new RegExp(`[^]{1,${pieceCharacters}}`, "g")), ([content]) =>
    piece({ content }),
  ),
  piece({}, "stop"),
  chunk([], { usage: { prompt_tokens: 500, completion_tokens: 600, total_tokens: 1100 } }),
  "data: [DONE]\n\n",
];
const reply = Buffer.from(pieces.join(""));

let pieceMs = 0;

let calls = 0;
let lastBody = "";

createServer((request, response) => {
  if (request.method === "GET") {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ calls, lastBody, replyBytes: reply.length, pieceCharacters }));
    return;
  }
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (text) => (body += text));
  request.on("end", () => {
    if (request.method === "PUT") {
      pieceMs = Number(body);
      response.end();
      return;
    }
    calls += 1;
    lastBody = body;
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (pieceMs === 0) response.end(reply);
    else void sendSlowly(response);
  });
}).listen(Number(port), "127.0.0.1");

/** Sends each piece at its scheduled time, so a late piece doesn't delay the next. */
async function sendSlowly(response) {
  const startMs = performance.now();
  for (const [index, text] of pieces.entries()) {
    const restMs = startMs + index * pieceMs - performance.now();
    if (restMs > 0) await setTimeout(restMs);
    response.write(text);
  }
  response.end();
}
