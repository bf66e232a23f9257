import type { Publication } from "@slideloom/core/contract/publications";
import { useDraggable } from "@dnd-kit/core";
import { canMove } from "../../../components/publications/describe-target.ts";
import { PublicationButton } from "./day-list.tsx";

interface UnscheduledListProps {
  publications: readonly Publication[];
  onOpen: (publication: Publication) => void;
}

function DraggableRow({
  publication,
  onOpen,
}: { publication: Publication } & Pick<UnscheduledListProps, "onOpen">) {
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: publication.id,
    data: { publication },
    disabled: !canMove(publication),
  });
  return (
    <li ref={setNodeRef} {...listeners} className={isDragging ? "opacity-40" : ""}>
      <PublicationButton publication={publication} onOpen={onOpen} />
    </li>
  );
}

/** Publications without a time. To schedule a publication, drag it onto a day or open it. */
export function UnscheduledList({ publications, onOpen }: UnscheduledListProps) {
  return (
    <section aria-label="Unscheduled" className="min-w-0">
      <h2 className="mb-2 font-semibold">Unscheduled</h2>
      {publications.length === 0 ? (
        <p className="text-muted">Posts that you save without a date appear here.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {publications.map((publication) => (
            <DraggableRow key={publication.id} publication={publication} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}
