import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { documentedErrors } from "../documented-errors.ts";
import { CodeSamples } from "./code-samples.tsx";
import { ConnectivityTest } from "./connectivity-test.tsx";
import { DocsSection } from "./docs-section.tsx";
import { EndpointList } from "./endpoint-list.tsx";

export const docsSections = [
  { id: "authentication", title: "Authentication" },
  { id: "base-url", title: "Base URL" },
  { id: "endpoints", title: "Endpoints" },
  { id: "example", title: "Example" },
  { id: "errors", title: "Error format" },
  { id: "connectivity", title: "Connectivity" },
  { id: "troubleshooting", title: "Troubleshooting" },
] as const;

function Authentication() {
  return (
    <DocsSection id="authentication" title="Authentication">
      <p className="mb-3 text-muted">
        Send your API key with every request, in one of two headers. Only the ping, options and
        OpenAPI endpoints work without a key.
      </p>
      <CodeBlock
        label="Authentication headers"
        code={"Authorization: Bearer YOUR_API_KEY\n\nX-API-Token: YOUR_API_KEY"}
      />
      <p className="mt-3 text-muted">
        Keep the key on servers and in automation services, never on a public page. Generating a new
        key revokes the old one immediately.
      </p>
      <p className="mt-3 text-muted">
        On your account page, you can create a key for each service, with a name and scopes. The
        scope <code>read</code> lets a key see credits, saved carousels, scheduled posts and
        webhooks. <code>generate</code> lets it write posts. <code>render</code> lets it turn posts
        and carousels into files. <code>write</code> lets it change carousels, scheduled posts and
        webhooks. A request that needs another scope returns 403, <code>Insufficient scope</code>.
      </p>
      <p className="mt-3 text-muted">
        If a service only supports Basic authentication, such as Zapier's polling trigger, enter the
        key as the username and any text as the password.
      </p>
    </DocsSection>
  );
}

function ErrorFormat() {
  return (
    <DocsSection id="errors" title="Error format">
      <p className="mb-3 text-muted">
        Every error has the same JSON shape and a matching HTTP status.
      </p>
      <div className="flex flex-col gap-3">
        {documentedErrors.map(({ status, error, message }) => (
          <CodeBlock
            key={status}
            label={`${status} ${error}`}
            code={`HTTP ${status}\n${JSON.stringify({ status: "error", error, message }, null, 2)}`}
          />
        ))}
      </div>
    </DocsSection>
  );
}

function Troubleshooting() {
  return (
    <DocsSection id="troubleshooting" title="Troubleshooting">
      <dl className="text-muted [&_dd]:mb-4 [&_dt]:font-semibold [&_dt]:text-ink">
        <dt>ConnectionError - Service is not reachable</dt>
        <dd>
          The URL is wrong, the server is down, or something blocks the request. Try the JSONP test
          above. If it works, call the API from a server.
        </dd>
        <dt>Authentication Failed</dt>
        <dd>
          The key is missing, mistyped or replaced. Copy the key again from this page. It starts
          with <code>sl_</code>.
        </dd>
        <dt>Insufficient credits</dt>
        <dd>Upgrade the plan or wait for the monthly reset. Failed requests are free.</dd>
        <dt>Request timed out</dt>
        <dd>
          Send the request again with the same <code>Idempotency-Key</code> header. Within 24 hours,
          you get the first response, and nothing is created or charged twice.
        </dd>
        <dt>Too many requests</dt>
        <dd>
          Wait the number of seconds in the <code>Retry-After</code> header. The{" "}
          <code>RateLimit-Remaining</code> header shows how many requests are left.
        </dd>
      </dl>
    </DocsSection>
  );
}

/** The API documentation, with examples for the server at `baseUrl`. */
export function DocsBody({ baseUrl }: { baseUrl: string }) {
  return (
    <>
      <Authentication />
      <DocsSection id="base-url" title="Base URL">
        <p className="mb-3 text-muted">
          All paths below are relative to this URL. Public servers accept HTTPS only.
        </p>
        <CodeBlock label="Base URL of the API" code={baseUrl} />
      </DocsSection>
      <DocsSection id="endpoints" title="Endpoints">
        <EndpointList />
      </DocsSection>
      <DocsSection id="example" title="Example">
        <p className="text-muted">
          Generate a post from a topic. AI models can read a short version of these docs in{" "}
          <a href="/llms.txt" className="font-medium text-accent-ink underline underline-offset-2">
            llms.txt
          </a>{" "}
          or use the <TextLink to="/guides/mcp">MCP server</TextLink>. Complete workflows for Google
          Sheets, n8n, Make and Zapier are in the <TextLink to="/resources">resources</TextLink>.
        </p>
        <CodeSamples baseUrl={baseUrl} />
      </DocsSection>
      <ErrorFormat />
      <DocsSection id="connectivity" title="Connectivity">
        <p className="text-muted">
          Test whether this browser can reach the API. The test uses JSONP and doesn't send your
          key.
        </p>
        <ConnectivityTest />
      </DocsSection>
      <Troubleshooting />
    </>
  );
}
