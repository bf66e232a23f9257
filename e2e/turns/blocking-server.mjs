import { createServer } from "node:http";

/*
 * A server for the test of the judge of turns: `?ms=1000` takes a turn of that processor time, `?once=1000` only the first
 * time, and `?end` ends the process without a word, as the system does if memory runs out.
 */

function block(ms) {
  const start = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(start);
    if (user + system >= ms * 1000) return;
  }
}

let hasBlocked = false;

const server = createServer(({ url }, response) => {
  const { searchParams } = new URL(url, "http://localhost");
  if (searchParams.has("end")) process.kill(process.pid, "SIGKILL");
  block(Number(searchParams.get("ms") ?? 0));
  if (!hasBlocked) block(Number(searchParams.get("once") ?? 0));
  hasBlocked = true;
  response.end();
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready at http://127.0.0.1:${server.address().port}\n`);
});
