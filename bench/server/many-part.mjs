import { setTimeout as delay } from "node:timers/promises";
import Database from "libsql";
import { join } from "node:path";
import { applyLoad } from "./load.mjs";
import { buildEnvironment, makeFolder, startSlideloom } from "./processes.mjs";
import { makeAccounts } from "./routes.mjs";

const carousels = 10_000;
const accounts = 100_000;
const requestsEach = 300;

/** Measures single requests against a large database: a page of carousels, a search, and the signed-in user. */
export async function measureMany() {
  console.error("Measuring a large library among many accounts…");
  const folder = makeFolder();
  const environment = buildEnvironment({ folder: folder.path });
  let server = await startSlideloom(folder.path, environment);
  try {
    const [{ token, apiToken }] = await makeAccounts(server.url, environment, 1);
    const headers = { authorization: `Bearer ${token}` };
    await createCarousel(server.url, apiToken);
    await server.stop();
    fill(join(folder.path, "data/slideloom.db"));
    server = await startSlideloom(folder.path, environment);
    await delay(1000);
    const routes = {
      list: "/api/carousels",
      search: "/api/carousels?q=987",
      me: "/api/auth/me",
    };
    const rows = [];
    for (const [name, path] of Object.entries(routes)) {
      const request = { url: server.url + path, headers: [headers] };
      await applyLoad(request, { connections: 1, amount: 50 });
      const { p50Ms, p99Ms } = await applyLoad(request, { connections: 1, amount: requestsEach });
      rows.push({ name, p50Ms, p99Ms });
    }
    return { carousels, accounts, requestsEach, rows };
  } finally {
    await server.stop();
    folder.remove();
  }
}

async function createCarousel(url, key) {
  const response = await fetch(`${url}/api/v1/carousels`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ post: { title: "One", content: [{ header: "A", description: [] }] } }),
  });
  if (!response.ok) throw new Error(`No carousel was made: ${await response.text()}`);
}

/** Fills the database with copies of its only carousel and its only account. Each copy has its own id. */
function fill(path) {
  const database = new Database(path);
  const copy = (table, count, own) => {
    const columns = database.prepare(`select name from pragma_table_info('${table}')`).all();
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => own[name] ?? `"${name}"`).join(", ");
    const quoted = names.map((name) => `"${name}"`).join(", ");
    database.exec(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count - 1})
       insert into "${table}" (${quoted}) select ${values} from numbers, (select * from "${table}" limit 1)`,
    );
  };
  copy("carousels", carousels, {
    id: "'00000000-0000-4000-8000-' || printf('%012d', n)",
    title: "'Carousel ' || n",
    title_folded: "'carousel ' || n",
    updated_at_ms: `"updated_at_ms" - n`,
  });
  copy("carousel_versions", carousels, {
    carousel_id: "'00000000-0000-4000-8000-' || printf('%012d', n)",
    title: "'Carousel ' || n",
  });
  copy("accounts", accounts, {
    id: "'00000000-0000-4000-9000-' || printf('%012d', n)",
    ...Object.fromEntries(
      ["email", "email_folded", "username", "username_folded"].map((name) => [
        name,
        `'somebody-' || n || '@example.com'`,
      ]),
    ),
  });
  database.close();
}
