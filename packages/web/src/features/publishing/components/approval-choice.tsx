import type { Approver } from "@slideloom/core/contract/publications";
import { RadioRow } from "../../../components/ui/radio-row.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";

const approvers: readonly { approver: Approver; label: string }[] = [
  { approver: "client", label: "A client, on a review link" },
  { approver: "owner", label: "Me, on the Approvals page" },
];

interface ApprovalChoiceProps {
  approval: Approver | null;
  onChange: (approval: Approver | null) => void;
}

/** Choice of whether the post waits for somebody's approval. */
export function ApprovalChoice({ approval, onChange }: ApprovalChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">Approval</legend>
      <SwitchRow
        label="Wait for approval"
        isOn={approval !== null}
        onChange={(isOn) => onChange(isOn ? "client" : null)}
      />
      {approval !== null && (
        <>
          {approvers.map(({ approver, label }) => (
            <RadioRow
              key={approver}
              name="approver"
              label={label}
              isChosen={approval === approver}
              onChoose={() => onChange(approver)}
            />
          ))}
          <p className="text-[13px] text-muted">
            Without an approval, the post is never published: it's marked as missed at its time, or
            after 7 days if it has none.
          </p>
        </>
      )}
    </fieldset>
  );
}
