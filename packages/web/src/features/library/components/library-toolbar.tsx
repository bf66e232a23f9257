import { carouselSorts } from "@slideloom/core/contract/carousels";
import { accountName, describePlace } from "@slideloom/core/networks";
import { Download, FolderSync, Trash2, Upload } from "lucide-react";
import { clsx } from "clsx";
import { DropdownMenu } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { FilterSelect, filterClassName } from "../../../components/ui/filter-select.tsx";
import { MenuContent, MenuItem } from "../../../components/ui/menu.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { useConnections } from "../../../lib/connections.ts";
import { bulkExport, importFile } from "../carousel-actions.ts";
import { type FilterName, filterNames, type ListView, useLibraryFilters } from "../list-query.ts";

const searchDelayMs = 250;
const sortNames = { updated: "Last changed", created: "Newest", title: "Title" };

interface LibraryToolbarProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
}

function LibrarySearch({ view, onChange }: LibraryToolbarProps) {
  const [text, setText] = useState(view.q);
  const [shownQuery, setShownQuery] = useState(view.q);
  if (shownQuery !== view.q) {
    // The query changed outside the field, because it was cleared or the person navigated back.
    setShownQuery(view.q);
    setText(view.q);
  }
  useEffect(() => {
    if (text.trim() === view.q) return undefined;
    const timer = setTimeout(() => onChange({ q: text.trim() }), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, view.q, onChange]);
  return (
    <SearchField
      label="Search"
      placeholder="Search titles, slides and captions"
      value={text}
      onChange={setText}
      className="min-w-0 flex-1 basis-52"
    />
  );
}

function BulkTransferMenu() {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button className="h-10" title="Export all carousels, or import a ZIP of them">
            <FolderSync size={16} aria-hidden="true" />
            Export or import
          </Button>
        </DropdownMenu.Trigger>
        <MenuContent>
          <MenuItem
            icon={<Download size={16} aria-hidden="true" />}
            label="Export as ZIP"
            onSelect={() => void bulkExport()}
          />
          <MenuItem
            icon={<Upload size={16} aria-hidden="true" />}
            label="Import a ZIP"
            onSelect={() => inputRef.current?.click()}
          />
        </MenuContent>
      </DropdownMenu.Root>
      <input
        ref={inputRef}
        type="file"
        accept=".zip,application/zip"
        aria-label="Library ZIP"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void importFile(file);
        }}
      />
    </>
  );
}

/** Selects for tag, brand and account. Each is shown once there is something to choose from. */
function Filters({ view, onChange }: LibraryToolbarProps) {
  const { tags = [], brands = [] } = useLibraryFilters().data ?? {};
  const connections = useConnections().data?.connections ?? [];
  const toOption = ({ name, count }: { name: string; count: number }) => ({
    value: name,
    text: `${name} (${count})`,
  });
  const options: Record<FilterName, { value: string; text: string }[]> = {
    tag: tags.map(toOption),
    brand: brands.map(toOption),
    connection: connections.map((one) => ({
      value: one.id,
      text: `${accountName(one)}, ${describePlace(one)}`,
    })),
  };
  const labels: Record<FilterName, string> = { tag: "Tag", brand: "Brand", connection: "Account" };
  return filterNames.map((name) => {
    const least = name === "brand" ? 2 : 1;
    if (options[name].length < least && view[name] === "") return null;
    return (
      <FilterSelect
        key={name}
        label={labels[name]}
        value={view[name]}
        options={options[name]}
        onChange={(value) => onChange({ [name]: value })}
        className="max-w-44"
      />
    );
  });
}

/** Search, sort order, filters, trash, bulk export and bulk import. */
export function LibraryToolbar({ view, onChange }: LibraryToolbarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <LibrarySearch view={view} onChange={onChange} />
      <select
        aria-label="Sort by"
        title="Sort by"
        value={view.sort}
        onChange={(event) => {
          const sort = carouselSorts.find((known) => known === event.target.value);
          if (sort) onChange({ sort });
        }}
        className={clsx(filterClassName, "max-w-44")}
      >
        {carouselSorts.map((sort) => (
          <option key={sort} value={sort}>
            {view.bin && sort === "updated" ? "Last deleted" : sortNames[sort]}
          </option>
        ))}
      </select>
      <Filters view={view} onChange={onChange} />
      <Button
        aria-pressed={view.bin}
        title="Carousels deleted in the last 30 days"
        onClick={() => onChange({ bin: !view.bin })}
        className="h-10 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
      >
        <Trash2 size={16} aria-hidden="true" />
        Trash
      </Button>
      <BulkTransferMenu />
    </div>
  );
}
