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
        Send your API key with every call, in one of two headers. All endpoints but the pings, the
        options and the OpenAPI document need it.
      </p>
      <CodeBlock
        label="The two headers"
        code={"Authorization: Bearer YOUR_API_KEY\n\nX-API-Token: YOUR_API_KEY"}
      />
      <p className="mt-3 text-muted">
        Keep the key on servers and in automation services, never in a public page. A new key ends
        the old one at once.
      </p>
      <p className="mt-3 text-muted">
        On your account page you can make further keys: one for each service, with a name and
        scopes. <code>read</code> sees your credits, <code>generate</code> writes posts,{" "}
        <code>render</code> draws them. A call that the scopes do not cover answers 403,{" "}
        <code>Insufficient scope</code>.
      </p>
      <p className="mt-3 text-muted">
        A service that knows Basic authentication only, such as Zapier&rsquo;s polling trigger,
        sends the key as the user name, with any password.
      </p>
    </DocsSection>
  );
}

function ErrorFormat() {
  return (
    <DocsSection id="errors" title="Error format">
      <p className="mb-3 text-muted">
        Whatever goes wrong, the answer has one shape, and its HTTP status says the same.
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
          The address is wrong, the server is down, or something between blocks it. Try the JSONP
          test above; if that works, call the API from a server.
        </dd>
        <dt>Authentication Failed</dt>
        <dd>
          The key is missing, mistyped or replaced. Copy it again from this page; it begins with{" "}
          <code>sl_</code>.
        </dd>
        <dt>Insufficient credits</dt>
        <dd>Upgrade the plan or wait for the monthly reset. Calls that fail cost nothing.</dd>
        <dt>A call that timed out</dt>
        <dd>
          Send it again with the same <code>Idempotency-Key</code> header: within a day the first
          answer comes back, what it made is made once, and it is paid once. That holds for
          everything that creates something or costs something.
        </dd>
        <dt>Too many requests</dt>
        <dd>
          Wait as many seconds as the <code>Retry-After</code> header says. The{" "}
          <code>RateLimit-Remaining</code> header says how many calls are left.
        </dd>
      </dl>
    </DocsSection>
  );
}

/** The API's documentation, for a server at that base URL. */
export function DocsBody({ baseUrl }: { baseUrl: string }) {
  return (
    <>
      <Authentication />
      <DocsSection id="base-url" title="Base URL">
        <p className="mb-3 text-muted">
          Every path below follows this address. A public server answers over HTTPS only.
        </p>
        <CodeBlock label="The address of the API" code={baseUrl} />
      </DocsSection>
      <DocsSection id="endpoints" title="Endpoints">
        <EndpointList />
      </DocsSection>
      <DocsSection id="example" title="Example">
        <p className="text-muted">
          A post from a topic. For language models,{" "}
          <a href="/llms.txt" className="font-medium text-accent-ink underline underline-offset-2">
            llms.txt
          </a>{" "}
          says the same in short, and <TextLink to="/guides/mcp">the MCP server</TextLink> gives
          them tools. Whole workflows for Google Sheets, n8n, Make and Zapier stand in the{" "}
          <TextLink to="/resources">resources</TextLink>.
        </p>
        <CodeSamples baseUrl={baseUrl} />
      </DocsSection>
      <ErrorFormat />
      <DocsSection id="connectivity" title="Connectivity">
        <p className="text-muted">
          Checks from this browser whether the API can be reached, by JSONP, without your key.
        </p>
        <ConnectivityTest />
      </DocsSection>
      <Troubleshooting />
    </>
  );
}
