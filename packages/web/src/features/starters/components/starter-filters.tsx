import { captionServices, placeName } from "@slideloom/core/networks";
import { frameworks, goals, type StarterSearch, trades } from "@slideloom/core/starters";

export type FilterName = "goal" | "trade" | "framework" | "network";

const filters: readonly {
  name: FilterName;
  label: string;
  options: [id: string, text: string][];
}[] = [
  { name: "goal", label: "Goal", options: Object.entries(goals) },
  { name: "trade", label: "Trade", options: Object.entries(trades) },
  { name: "framework", label: "Kind", options: Object.entries(frameworks) },
  {
    name: "network",
    label: "Network",
    options: captionServices.map((id) => [id, placeName(id)]),
  },
];

interface StarterFiltersProps {
  search: StarterSearch;
  onChange: (name: FilterName, value: string) => void;
}

export function StarterFilters({ search, onChange }: StarterFiltersProps) {
  return filters.map(({ name, label, options }) => (
    <select
      key={name}
      aria-label={label}
      value={search[name] ?? ""}
      onChange={({ target }) => onChange(name, target.value)}
      className="h-10 w-full min-w-0 rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong"
    >
      <option value="">{label}: all</option>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  ));
}
