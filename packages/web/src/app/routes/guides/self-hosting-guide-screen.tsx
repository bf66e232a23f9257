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
cp data/app-secret backup.app-secret`;

export function SelfHostingGuideScreen() {
  return (
    <GuidePage path={paths.selfHostingGuide}>
      <h2>On your machine</h2>
      <p>
        You need Node.js 20.19 or newer, and nothing else. In the folder of Slideloom, two commands
        install and start it; the last line printed is the address to open.
      </p>
      <CodeBlock label="Install and start" code={"npm install\nnpm start"} />
      <p>
        Accounts, carousels and uploads are kept in the folder <code>data</code>. Every setting
        stands in <code>.env.example</code>: copy it to <code>.env</code> and change what you need.
      </p>
      <h2>For others, over HTTPS</h2>
      <p>Let a proxy speak HTTPS, and say where people reach the server:</p>
      <CodeBlock label="Settings behind a proxy" code={proxyEnv} />
      <p>With Caddy, which gets its own certificates, the proxy is three lines:</p>
      <CodeBlock label="Caddyfile" code={proxyConfig} />
      <p>
        Without <code>TRUST_PROXY</code> every client would have the proxy&rsquo;s address, and all
        would share one rate limit. Do not set it without a proxy.
      </p>
      <h2>Settings that most people want</h2>
      <dl>
        <dt>
          <code>SIGNUP=closed</code>
        </dt>
        <dd>
          Only you make accounts: <code>npm run slideloom -- admin --help</code> lists how.
        </dd>
        <dt>
          <code>SMTP_URL</code> and <code>MAIL_FROM</code>
        </dt>
        <dd>Mail for forgotten passwords. Without them the link is written to the log.</dd>
        <dt>
          <code>AI_PROVIDER</code> and its friends
        </dt>
        <dd>
          Who writes the posts: see <TextLink to={paths.modelGuide}>Bring your own model</TextLink>.
        </dd>
        <dt>
          <code>DATABASE_URL</code> and <code>STORAGE_URL</code>
        </dt>
        <dd>
          PostgreSQL and an S3-compatible bucket in place of the folder, so that several processes
          can serve the same accounts. <code>APP_SECRET</code> must then be set, the same for all.
        </dd>
      </dl>
      <h2>Back up</h2>
      <p>
        With the server stopped, copy the whole folder <code>data</code>. While it runs, let SQLite
        copy the database, keep the secret beside it, and copy the uploads:
      </p>
      <CodeBlock label="Back up while it runs" code={backup} />
      <p>
        With PostgreSQL, use <code>pg_dump</code>, and keep <code>APP_SECRET</code> somewhere safe.
      </p>
      <h2>Upgrade</h2>
      <p>
        Make a backup, get the new version, then <code>npm install && npm start</code>. The start
        brings the tables up to date, all or nothing. An older version refuses tables that a newer
        one has changed, so the way back is the backup.
      </p>
      <h2>Watch</h2>
      <p>
        <code>GET /healthz</code> answers while the process lives, <code>GET /readyz</code> when it
        can serve. Logs are JSON lines; every answer carries <code>X-Request-Id</code>, and its
        lines in the log the same.
      </p>
      <p>
        The file <code>docs/self-hosting.md</code> beside the source has all of this in depth.
      </p>
    </GuidePage>
  );
}
