import { useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { FilterSelect } from "../components/ui/filter-select.tsx";
import { PasswordField } from "../components/ui/password-field.tsx";
import { SearchField } from "../components/ui/search-field.tsx";
import { TextField } from "../components/ui/text-field.tsx";
import { States } from "./states.tsx";

function Typed({ theme }: { theme: string }) {
  const [text, setText] = useState("A title longer than its box, which is truncated");
  return (
    <TextField
      label={`Title (${theme})`}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

function Searched({ theme }: { theme: string }) {
  const [text, setText] = useState("");
  return <SearchField label={`Search (${theme})`} value={text} onChange={setText} />;
}

function Filtered({ theme }: { theme: string }) {
  const [value, setValue] = useState("");
  const options = [{ value: "tea", text: "Tea (2)" }];
  return <FilterSelect label={`Tag (${theme})`} {...{ value, options }} onChange={setValue} />;
}

/** `theme` makes the labels unique, because the page shows all fields in both themes. */
export function FieldStates({ theme }: { theme: string }) {
  return (
    <>
      <States control="TextField">
        <Typed theme={theme} />
        <TextField label={`Empty (${theme})`} placeholder="An example placeholder" />
        <TextField label={`Name (${theme})`} isOptional hint="Shown on every slide." />
        <TextField
          label={`Address (${theme})`}
          defaultValue="ada@"
          error="Please enter a valid email address"
        />
        <TextField label={`Right to left (${theme})`} dir="auto" defaultValue="عنوان المنشور" />
        <TextField label={`Disabled (${theme})`} defaultValue="Can't be changed" disabled />
        <TextField
          label={`Code (${theme})`}
          inset={
            <Button size="small" variant="ghost">
              Paste
            </Button>
          }
        />
      </States>
      <States control="SearchField">
        <Searched theme={theme} />
      </States>
      <States control="FilterSelect">
        <Filtered theme={theme} />
      </States>
      <States control="PasswordField">
        <PasswordField label={`Password (${theme})`} defaultValue="correct horse" />
        <PasswordField
          label={`New password (${theme})`}
          defaultValue="123"
          error="Please enter at least 8 characters"
        />
      </States>
    </>
  );
}
