import { useState } from "react";
import { RadioRows } from "../components/ui/radio-rows.tsx";
import { Segmented } from "../components/ui/segmented.tsx";
import { Select } from "../components/ui/select.tsx";
import { SwitchRow } from "../components/ui/switch-row.tsx";
import { States } from "./states.tsx";

const segments = [
  { value: "draft", label: "Draft", hint: "Still being worked on" },
  { value: "published", label: "Published", hint: "Finished and posted" },
] as const;

const fonts = ["Inter", "Poppins", "A font family whose name is too long for its box"];
const options = fonts.map((text) => ({ value: text, text }));
const many = Array.from({ length: 60 }, (_, index) => ({
  value: String(index),
  text: `Slide ${index + 1}`,
}));

/** `theme` makes the labels unique, because the page shows all controls in both themes. */
export function ChoiceStates({ theme }: { theme: string }) {
  const [status, setStatus] = useState<"draft" | "published">("draft");
  const [font, setFont] = useState("Inter");
  const [slide, setSlide] = useState("0");
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <States control="Segmented">
        <Segmented
          label={`Status (${theme})`}
          value={status}
          segments={segments}
          onValueChange={setStatus}
        />
      </States>
      <States control="RadioRows">
        <RadioRows
          legend={`Status (${theme})`}
          name={`status-${theme}`}
          options={segments}
          value={status}
          onValueChange={setStatus}
        >
          {status === "draft" && <p className="text-muted">A note of the chosen option</p>}
        </RadioRows>
      </States>
      <States control="Select">
        <Select label={`Font (${theme})`} value={font} options={options} onValueChange={setFont} />
        <Select
          label={`Long name (${theme})`}
          value={fonts[2] ?? ""}
          options={options}
          onValueChange={setFont}
        />
        <Select
          label={`Sixty options (${theme})`}
          value={slide}
          options={many}
          onValueChange={setSlide}
        />
        <Select label={`No option (${theme})`} value="" options={[]} onValueChange={setFont} />
      </States>
      <States control="SwitchRow">
        <SwitchRow label={`Page numbers (${theme})`} isOn={isOn} onChange={setIsOn} />
        <SwitchRow
          label={`Page dots (${theme})`}
          isOn={!isOn}
          onChange={(dots) => setIsOn(!dots)}
        />
      </States>
    </>
  );
}
