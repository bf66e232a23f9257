import type { PublicationProblem } from "@slideloom/core/publishing";

const severities = [
  { severity: "error", label: "Problems", style: "text-danger" },
  { severity: "warning", label: "Good to know", style: "text-muted" },
] as const;

/** Lists problems that prevent publishing, then warnings. */
export function ProblemList({ problems }: { problems: readonly PublicationProblem[] }) {
  return severities.map(({ severity, label, style }) => {
    const own = problems.filter((problem) => problem.severity === severity);
    if (own.length === 0) return null;
    return (
      <ul key={severity} aria-label={label} className={style}>
        {own.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    );
  });
}
