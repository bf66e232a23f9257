import { useState } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { listStoredChanges } from "../local-copy-storage.ts";

/** Lists carousels whose latest changes only this browser has. Opening a carousel saves its changes. */
export function UnsavedChanges({ accountId }: { accountId: string }) {
  const [links] = useState(() =>
    listStoredChanges().filter((link) => [null, accountId].includes(link.accountId)),
  );
  if (links.length === 0) return null;
  return (
    <Notice variant="warning" title="Not saved yet" className="mt-6">
      <p>
        These carousels have changes saved only in this browser. Open one to save it to your
        account.
      </p>
      <ul className="mt-1">
        {links.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={`/create/${id}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
