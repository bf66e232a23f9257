interface KindChoicesProps<Kind extends string> {
  legend: string;
  kinds: readonly Kind[];
  chosen: readonly Kind[];
  onChange: (chosen: Kind[]) => void;
}

/** A group of checkboxes, one for each kind of opening or ending that the person's posts may have. */
export function KindChoices<Kind extends string>(props: KindChoicesProps<Kind>) {
  const { legend, kinds, chosen, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-4">
        {kinds.map((kind) => (
          <label key={kind} className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
              }
              className="size-4 shrink-0 accent-accent"
            />
            {kind}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
