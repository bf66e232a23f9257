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

function CommonSettings() {
  return (
    <>
      <h2>Common settings</h2>
      <dl>
        <dt>
          <code>SIGNUP=closed</code>
        </dt>
        <dd>
          Only you can create accounts. To see how, run{" "}
          <code>npm run slideloom -- admin --help</code>.
        </dd>
        <dt>
          <code>SMTP_URL</code> and <code>MAIL_FROM</code>
        </dt>
        <dd>
          The mail server and the sender of emails, such as password resets. Without these settings,
          reset links are written to the server's log.
        </dd>
        <dt>
          <code>AI_PROVIDER</code>, <code>AI_MODEL</code> and <code>AI_API_KEY</code>
        </dt>
        <dd>
          The AI model that writes posts. To set it up, see{" "}
          <TextLink to={paths.modelGuide}>Bring your own model</TextLink>.
        </dd>
        <dt>
          <code>DATABASE_URL</code> and <code>STORAGE_URL</code>
        </dt>
        <dd>
          PostgreSQL and an S3-compatible bucket, to use instead of the folder <code>data</code>.
          Several server processes can then serve the same accounts. Set the same{" "}
          <code>APP_SECRET</code> for all these processes.
        </dd>
      </dl>
    </>
  );
}

export function SelfHostingGuideScreen() {
  return (
    <GuidePage path={paths.selfHostingGuide}>
      <h2>Run Slideloom on your machine</h2>
      <p>
        You only need Node.js 20.19 or newer. Open a terminal in the Slideloom folder, and run these
        2 commands to install and start Slideloom. Then open the address in the last line of the
        output.
      </p>
      <CodeBlock label="Install and start" code={"npm install\nnpm start"} />
      <p>
        Accounts, carousels and uploads are stored in the folder <code>data</code>. The file{" "}
        <code>.env.example</code> lists all settings. Copy it to <code>.env</code> and change the
        settings that you need.
      </p>
      <h2>Open the server to other people over HTTPS</h2>
      <p>Put an HTTPS proxy in front of the server, and set the server's public URL:</p>
      <CodeBlock label="Settings behind a proxy" code={proxyEnv} />
      <p>
        For example, the proxy Caddy gets HTTPS certificates by itself. It needs only these 3 lines:
      </p>
      <CodeBlock label="Caddyfile" code={proxyConfig} />
      <p>
        If you don't set <code>TRUST_PROXY</code>, all visitors appear to have the proxy's IP
        address and share one rate limit. If there is no proxy, don't set <code>TRUST_PROXY</code>,
        because visitors could then fake their IP address.
      </p>
      <CommonSettings />
      <h2>Back up</h2>
      <p>
        If the server is stopped, copy the whole folder <code>data</code>. If the server is running,
        back up the database with SQLite, then copy the secret and the uploads:
      </p>
      <CodeBlock label="Back up while the server is running" code={backup} />
      <p>
        If you use PostgreSQL, back up the database with <code>pg_dump</code>, and store your{" "}
        <code>APP_SECRET</code> somewhere safe.
      </p>
      <h2>Upgrade</h2>
      <p>
        Back up your data, get the new version, then run <code>npm install && npm start</code>. When
        the server starts, it migrates the database to the new version. If this fails, the database
        stays unchanged. Older versions of Slideloom don't start with a newer database. To go back
        to an older version, restore the backup.
      </p>
      <h2>Monitor</h2>
      <p>
        <code>GET /healthz</code> responds with 200 while the process is alive.{" "}
        <code>GET /readyz</code> responds with 200 when the server is ready for requests. Logs are
        JSON lines. Every response has an <code>X-Request-Id</code> header. The request's log lines
        contain the same ID.
      </p>
      <p>
        For all details, see <code>docs/self-hosting.md</code> in the source code.
      </p>
    </GuidePage>
  );
}
