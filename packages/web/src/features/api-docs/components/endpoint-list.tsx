import { buildUrl } from "@slideloom/core/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "../../../components/ui/notice.tsx";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { useUser } from "../../../lib/session.ts";
import { buildOperations, type OpenapiDocument } from "../build-operations.ts";
import { Endpoint } from "./endpoint.tsx";

/** The public API's endpoints, from the server's OpenAPI document. */
export function EndpointList() {
  const accountKey = useUser()?.apiToken ?? null;
  const { data, error } = useQuery(queryEndpoint("v1.getOpenapi"));
  if (error) {
    return (
      <Notice variant="danger" role="alert" title="We couldn't load the endpoints">
        {error.message}
      </Notice>
    );
  }
  return (
    <>
      <p className="text-muted">
        This list is generated from the{" "}
        <a
          href={buildUrl("v1.getOpenapi")}
          className="font-medium text-accent-ink underline underline-offset-2"
        >
          OpenAPI document
        </a>
        , which your tools can use too.
      </p>
      {/* Reserves the list's approximate height, to avoid a layout shift. */}
      <ul className="mt-3 min-h-[1100px] divide-y divide-line rounded-xl border border-line bg-surface">
        {data &&
          buildOperations(data as unknown as OpenapiDocument).map((operation) => (
            <Endpoint
              key={`${operation.method} ${operation.path}`}
              operation={operation}
              accountKey={accountKey}
            />
          ))}
      </ul>
    </>
  );
}
