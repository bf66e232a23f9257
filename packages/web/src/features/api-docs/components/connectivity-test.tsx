import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../components/ui/button.tsx";
import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { pingByScript } from "../ping-by-script.ts";

/** Tests whether the API is reachable from this browser. */
export function ConnectivityTest() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: pingByScript });
  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <Button variant="primary" size="large" disabled={isPending} onClick={() => mutate()}>
        {isPending ? "Testing..." : "Test API Now"}
      </Button>
      <div aria-live="polite" className="w-full">
        {data && (
          <>
            <p className="mb-2 font-semibold text-success">The API is reachable</p>
            <CodeBlock label="Response" code={JSON.stringify(data, null, 2)} />
          </>
        )}
        {error && (
          <Notice variant="danger" title={error.message} className="text-[15px]">
            Try JSONP, or call the API from a server. Browsers and networks can block requests that
            work from a server.
          </Notice>
        )}
      </div>
    </div>
  );
}
