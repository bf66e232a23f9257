import type { ReadGuide } from "./guide.ts";

const proxyEnv = "PUBLIC_URL=https://slides.example\nTRUST_PROXY=on\nHOST=127.0.0.1";
const proxyConfig = `slides.example {
  reverse_proxy 127.0.0.1:3000
}`;
const backup = `umask 077
sqlite3 data/slideloom.db ".backup backup.db"
cp data/app-secret backup.app-secret
cp -R data/media backup.media`;

export const readGuide: ReadGuide = () => [
  {
    title: "Run Slideloom on your machine",
    blocks: [
      "You only need Node.js 20.19 or newer. Open a terminal in the Slideloom folder, and run these 2 commands to install and start Slideloom. Then open the address in the last line of the output.",
      { code: "npm install\nnpm start", label: "Install and start" },
      "Accounts, carousels and uploads are stored in the folder `data`. The file `.env.example` lists all settings. Copy it to `.env` and change the settings that you need.",
    ],
  },
  {
    title: "Open the server to other people over HTTPS",
    blocks: [
      "Put an HTTPS proxy in front of the server, and set the server's public URL:",
      { code: proxyEnv, label: "Settings behind a proxy" },
      "For example, the proxy Caddy gets HTTPS certificates by itself. It needs only these 3 lines:",
      { code: proxyConfig, label: "Caddyfile" },
      "If you don't set `TRUST_PROXY`, all visitors appear to have the proxy's IP address and share one rate limit. If there is no proxy, don't set `TRUST_PROXY`, because visitors could then fake their IP address.",
    ],
  },
  {
    title: "Common settings",
    blocks: [
      {
        terms: [
          [
            "`SIGNUP=closed`",
            "Only you can create accounts. To see how, run `npm run slideloom -- admin --help`.",
          ],
          [
            "`SMTP_URL` and `MAIL_FROM`",
            "The mail server and the sender of emails, such as password resets. Without these settings, reset links are written to the server's log.",
          ],
          [
            "`AI_PROVIDER`, `AI_MODEL` and `AI_API_KEY`",
            "The AI model that writes posts. To set it up, see [Bring your own model](/guides/bring-your-own-model).",
          ],
          [
            "`DATABASE_URL` and `STORAGE_URL`",
            "PostgreSQL and an S3-compatible bucket, to use instead of the folder `data`. Several server processes can then serve the same accounts. Set the same `APP_SECRET` for all these processes.",
          ],
        ],
      },
    ],
  },
  {
    title: "Back up",
    blocks: [
      "If the server is stopped, copy the whole folder `data`. If the server is running, back up the database with SQLite, then copy the secret and the uploads:",
      { code: backup, label: "Back up while the server is running" },
      "If you use PostgreSQL, back up the database with `pg_dump`, and store your `APP_SECRET` somewhere safe.",
    ],
  },
  {
    title: "Upgrade",
    blocks: [
      "Back up your data, get the new version, then run `npm install && npm start`. When the server starts, it migrates the database to the new version. If this fails, the database stays unchanged. Older versions of Slideloom don't start with a newer database. To go back to an older version, restore the backup.",
    ],
  },
  {
    title: "Monitor",
    blocks: [
      "`GET /healthz` responds with 200 while the process is alive. `GET /readyz` responds with 200 when the server is ready for requests. Logs are JSON lines. Every response has an `X-Request-Id` header. The request's log lines contain the same ID.",
      "For all details, see `docs/self-hosting.md` in the source code.",
    ],
  },
];
