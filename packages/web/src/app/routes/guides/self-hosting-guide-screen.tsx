import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

const proxyEnv = "PUBLIC_URL=https://slides.example\nTRUST_PROXY=on\nHOST=127.0.0.1";
const proxyConfig = `slides.example {
  reverse_proxy 127.0.0.1:3000
}`;
const backup = `umask 077
sqlite3 data/slideloom.db ".backup backup.db"
cp data/app-secret backup.app-secret
cp -R data/media backup.media`;

export function SelfHostingGuideScreen() {
  return (
    <GuidePage path={paths.selfHostingGuide}>
      <h2>On your machine</h2>
      <p>
        You only need Node.js 20.19 or newer. In the Slideloom folder, 2 commands install and start
        it. Open the address in the last line printed.
      </p>
      <CodeBlock label="Install and start" code={"npm install\nnpm start"} />
      <p>
        Accounts, carousels and uploads are stored in the folder <code>data</code>. All settings are
        in <code>.env.example</code>: copy it to <code>.env</code> and change what you need.
      </p>
      <h2>For others, over HTTPS</h2>
      <p>Put an HTTPS proxy in front of the server, and set the server's public URL:</p>
      <CodeBlock label="Settings behind a proxy" code={proxyEnv} />
      <p>Caddy gets certificates by itself and needs 3 lines:</p>
      <CodeBlock label="Caddyfile" code={proxyConfig} />
      <p>
        Without <code>TRUST_PROXY</code>, all clients appear to have the proxy's IP address and
        share one rate limit. Don't set it without a proxy.
      </p>
      <h2>Common settings</h2>
      <dl>
        <dt>
          <code>SIGNUP=closed</code>
        </dt>
        <dd>
          Only you can create accounts: see <code>npm run slideloom -- admin --help</code>.
        </dd>
        <dt>
          <code>SMTP_URL</code> and <code>MAIL_FROM</code>
        </dt>
        <dd>Email for password resets. Without them, reset links are written to the log.</dd>
        <dt>
          <code>AI_PROVIDER</code>, <code>AI_MODEL</code> and <code>AI_API_KEY</code>
        </dt>
        <dd>
          The AI model: see <TextLink to={paths.modelGuide}>Bring your own model</TextLink>.
        </dd>
        <dt>
          <code>DATABASE_URL</code> and <code>STORAGE_URL</code>
        </dt>
        <dd>
          PostgreSQL and an S3-compatible bucket instead of the folder, so that several processes
          can serve the same accounts. Then set the same <code>APP_SECRET</code> for all of them.
        </dd>
      </dl>
      <h2>Back up</h2>
      <p>
        If the server is stopped, copy the whole folder <code>data</code>. While it's running, back
        up the database with SQLite, then copy the secret and the uploads:
      </p>
      <CodeBlock label="Back up while it runs" code={backup} />
      <p>
        With PostgreSQL, use <code>pg_dump</code>, and store <code>APP_SECRET</code> somewhere safe.
      </p>
      <h2>Upgrade</h2>
      <p>
        Back up, get the new version, then run <code>npm install && npm start</code>. The server
        migrates the database when it starts, all or nothing. An older version doesn't start on a
        newer database, so to go back, restore the backup.
      </p>
      <h2>Monitor</h2>
      <p>
        <code>GET /healthz</code> responds while the process is alive, <code>GET /readyz</code> when
        it's ready to serve. Logs are JSON lines. Every response has an <code>X-Request-Id</code>{" "}
        header, which its log lines contain too.
      </p>
      <p>
        <code>docs/self-hosting.md</code> in the source has all the details.
      </p>
    </GuidePage>
  );
}
