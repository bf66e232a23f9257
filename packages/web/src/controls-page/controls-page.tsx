import "./controls-page.css";
import { ButtonStates } from "./button-states.tsx";
import { ChoiceStates } from "./choice-states.tsx";
import { FieldStates } from "./field-states.tsx";
import { LayerStates } from "./layer-states.tsx";
import { TextStates } from "./text-states.tsx";

const themes = { light: "Light", dark: "Dark" };

/** All basic controls in all states, light and dark. Only served by `npm run dev`. */
export function ControlsPage() {
  return (
    <main className="controls-page">
      {Object.entries(themes).map(([theme, name]) => (
        <section key={theme} data-theme={theme} aria-label={name}>
          <h1 className="font-heading text-xl font-semibold">{name}</h1>
          <ButtonStates />
          <FieldStates theme={name} />
          <ChoiceStates theme={name} />
          <TextStates theme={name} />
          <LayerStates />
        </section>
      ))}
    </main>
  );
}
