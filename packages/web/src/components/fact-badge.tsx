import { isVoiceCode, type PostCheck } from "@slideloom/core/facts";
import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import { CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Severity = PostCheck["severity"];

/** Ordered from most to least severe. */
const severities = ["error", "warning", "note"] as const satisfies Severity[];

const styles = {
  error: { icon: CircleX, className: "text-danger" },
  warning: { icon: TriangleAlert, className: "text-warning" },
  note: { icon: Info, className: "text-muted" },
};

/** Counts checks by severity: `1 error, 2 notes`. */
export function countChecks(checks: readonly PostCheck[]): string {
  return severities
    .map((severity) => [checks.filter((check) => check.severity === severity).length, severity])
    .filter((entry): entry is [number, Severity] => entry[0] !== 0)
    .map(([count, severity]) => countNoun(count, severity))
    .join(", ");
}

/**
 * Returns `fact` for checks against sources, `phrase` for phrases that the account's writing style bans, and `finding`
 * for a mix.
 */
export function nameChecked(checks: readonly PostCheck[]): "fact" | "phrase" | "finding" {
  const ofVoice = checks.filter(({ code }) => isVoiceCode(code)).length;
  if (ofVoice === 0) return "fact";
  return ofVoice === checks.length ? "phrase" : "finding";
}

const badgeLabels = {
  fact: "Facts to check",
  phrase: "Phrases to check",
  finding: "Facts and phrases to check",
};

/** The icon of a severity. Each severity has its own shape, so colour isn't the only cue. */
function SeverityIcon({ severity, size = 14 }: { severity: Severity; size?: number }) {
  const { icon: Icon, className } = styles[severity];
  return <Icon size={size} aria-hidden="true" className={clsx("shrink-0", className)} />;
}

/** Words of a finding after its severity, which is an icon, and a word for screen readers. */
export function SeverityText({ severity, children }: { severity: Severity; children: ReactNode }) {
  return (
    <span className="flex gap-2">
      <span className="mt-0.5">
        <SeverityIcon severity={severity} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{`${severity}: `}</span>
        {children}
      </span>
    </span>
  );
}

/** The icon of the most severe check, and the number of all checks. */
export function FactBadge({ checks }: { checks: readonly PostCheck[] }) {
  const worst = severities.find((severity) => checks.some((check) => check.severity === severity));
  if (!worst) return null;
  return (
    <span
      role="img"
      aria-label={`${badgeLabels[nameChecked(checks)]}: ${countChecks(checks)}`}
      className={clsx(
        "flex shrink-0 items-center gap-0.5 font-semibold tabular-nums",
        styles[worst].className,
      )}
    >
      <SeverityIcon severity={worst} size={13} />
      {checks.length}
    </span>
  );
}
