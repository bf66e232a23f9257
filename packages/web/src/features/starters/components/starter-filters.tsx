import { captionServices, placeName } from "@slideloom/core/networks";
import { frameworks, goals, type StarterSearch, trades } from "@slideloom/core/starters";
import { FilterSelect } from "../../../components/ui/filter-select.tsx";

export type FilterName = "goal" | "trade" | "framework" | "network";

const listOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, text]) => ({ value, text }));

const filters = [
  { name: "goal", label: "Goal", options: listOptions(goals) },
  { name: "trade", label: "Trade", options: listOptions(trades) },
  { name: "framework", label: "Kind", options: listOptions(frameworks) },
  {
    name: "network",
    label: "Network",
    options: captionServices.map((id) => ({ value: id, text: placeName(id) })),
  },
] as const satisfies readonly { name: FilterName; label: string; options: object[] }[];

interface StarterFiltersProps {
  search: StarterSearch;
  onChange: (name: FilterName, value: string) => void;
}

export function StarterFilters({ search, onChange }: StarterFiltersProps) {
  return filters.map(({ name, label, options }) => (
    <FilterSelect
      key={name}
      label={label}
      value={search[name] ?? ""}
      options={options}
      onChange={(value) => onChange(name, value)}
      className="w-full min-w-0"
    />
  ));
}
