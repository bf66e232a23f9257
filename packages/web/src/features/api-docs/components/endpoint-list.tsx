import { buildUrl } from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "../../../components/ui/notice.tsx";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { useUser } from "../../../lib/session.ts";
import { buildOperations, type OpenapiDocument } from "../build-operations.ts";
import { Endpoint } from "./endpoint.tsx";

/** Every endpoint of the public API, from the OpenAPI document that the server makes of its own routes. */
export function EndpointList() {
  const accountKey = useUser()?.apiToken ?? null;
  const { data, error } = useQuery(queryEndpoint("v1.getOpenapi"));
  if (error) {
    return (
      <Notice variant="danger" role="alert" title="The endpoints could not be loaded">
        {error.message}
      </Notice>
    );
  }
  return (
    <>
      <p className="text-muted">
        From the{" "}
        <a
          href={buildUrl("v1.getOpenapi")}
          className="font-medium text-accent-ink underline underline-offset-2"
        >
          OpenAPI document
        </a>
        , which tools can read as well.
      </p>
      {/* About as high as what will stand there. */}
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
