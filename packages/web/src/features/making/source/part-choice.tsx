import { Select } from "../../../components/ui/select.tsx";
import { readChoice, useSource } from "./source-store.ts";

/** Choice between the parts of a feed or ZIP. */
export function PartChoice() {
  const { read, request } = useSource();
  const { choices = [] } = read ?? {};
  const chosen = choices.find(({ id }) => id === request?.choice) ?? choices[0];
  if (!chosen || choices.length < 2) return null;
  return (
    <div className="w-full text-left">
      <Select
        label="Part of the source"
        value={chosen.id}
        options={choices.map(({ id, title }) => ({ value: id, text: title || id }))}
        onValueChange={(id) => void readChoice(id)}
      />
    </div>
  );
}
