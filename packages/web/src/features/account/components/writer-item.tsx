import type { OwnWriter } from "@slideloom/core/contract/writers";
import { writerProviders } from "@slideloom/core/generation";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";

interface WriterItemProps {
  item: OwnWriter;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onTest: () => void;
  onRemove: () => void;
}

/** A model in the list, with its last error. */
export function WriterItem(props: WriterItemProps) {
  const { item, isFirst, isLast, isBusy, onMove, onTest, onRemove } = props;
  const { provider, model, address, lastError } = item;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{model}</span>{" "}
          <span className="text-[13px] text-muted">
            {address?.replace(/^https?:\/\//, "") ?? writerProviders[provider]} · 0 credits
          </span>
        </p>
        <div className="flex items-center gap-1.5">
          <IconButton
            label={`Move ${model} up`}
            disabled={isFirst || isBusy}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Move ${model} down`}
            disabled={isLast || isBusy}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={16} aria-hidden="true" />
          </IconButton>
          <Button size="small" aria-label={`Test ${model}`} disabled={isBusy} onClick={onTest}>
            Test
          </Button>
          <Button size="small" aria-label={`Remove ${model}`} disabled={isBusy} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      {lastError !== null && (
        <p className="text-[13px] wrap-anywhere text-danger">
          The last request failed: {lastError}
        </p>
      )}
    </li>
  );
}
