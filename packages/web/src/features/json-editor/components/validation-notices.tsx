import type { Issue } from "@slideloom/core/document";
import { Notice } from "../../../components/ui/notice.tsx";
import { useDocument } from "../../../state/carousel-store.ts";
import { usePostWarnings } from "../../../state/post-warnings.ts";

interface IssueLineProps {
  issue: Issue;
  onShow: (issue: Issue) => void;
}

/** An issue's message with a link to its position, inside the message or after it. */
function IssueLine({ issue, onShow }: IssueLineProps) {
  const { message, line, column } = issue;
  const place = `line ${line}, column ${column}`;
  const [before = "", ...after] = message.split(place);
  const isNamed = after.length > 0;
  return (
    <>
      {before}
      {!isNamed && " "}
      <button
        type="button"
        title="Go to this line"
        className="rounded font-medium underline underline-offset-2"
        onClick={() => onShow(issue)}
      >
        {isNamed ? place : `Line ${line}, column ${column}`}
      </button>
      {after.join(place)}
    </>
  );
}

/** Shows the first JSON error in a red notice, and all warnings in an amber notice. */
export function ValidationNotices({ onShow }: Pick<IssueLineProps, "onShow">) {
  const error = useDocument((document) => document.error);
  const issueCount = useDocument((document) => document.issues.length);
  const warnings = usePostWarnings();
  return (
    <>
      {error && (
        <Notice variant="danger" role="alert" title="JSON Validation Error">
          <p>
            <IssueLine issue={error} onShow={onShow} />
          </p>
          {issueCount > 1 && (
            <p className="mt-1">
              {issueCount - 1} more {issueCount === 2 ? "problem is" : "problems are"} underlined in
              the text.
            </p>
          )}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice variant="warning" title="Warnings">
          <ul className="list-disc pl-4">
            {warnings.map((warning) => (
              <li key={`${warning.offset} ${warning.code}`}>
                <IssueLine issue={warning} onShow={onShow} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
