import type { Approver } from "@slideloom/core/contract/publications";
import { RadioRows } from "../../../components/ui/radio-rows.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";

const approvers: readonly { value: Approver; label: string }[] = [
  { value: "client", label: "A client, on a review link" },
  { value: "owner", label: "Me, on the Approvals page" },
];

interface ApprovalChoiceProps {
  approval: Approver | null;
  onChange: (approval: Approver | null) => void;
}

/** Choice of whether the post waits for somebody's approval. */
export function ApprovalChoice({ approval, onChange }: ApprovalChoiceProps) {
  return (
    <div>
      <SwitchRow
        label="Wait for approval"
        isOn={approval !== null}
        onChange={(isOn) => onChange(isOn ? "client" : null)}
      />
      {approval !== null && (
        <>
          <RadioRows
            legend="Who approves"
            name="approver"
            options={approvers}
            value={approval}
            onValueChange={onChange}
          />
          <p className="text-[13px] text-muted">
            Without an approval, the post is never published: it's marked as missed at its time, or
            after 7 days if it has none.
          </p>
        </>
      )}
    </div>
  );
}
