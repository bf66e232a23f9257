import { create } from "zustand";
import type { Place } from "./kept-items.ts";
import { readDeviceSetting, writeDeviceSetting } from "./kept.ts";

/**
 * The device's settings by key. Initially empty, because hydration uses the initial state and must match the prerendered
 * HTML.
 */
const useSettings = create<Readonly<Record<string, unknown>>>()(() => ({}));

interface DeviceSettingPlan<Value> {
  key: string;
  place?: Place;
  /** Parses the stored text, which is untrusted, or null if nothing is stored. */
  parse: (text: string | null) => Value;
  serialize: (value: Value) => string;
}

/** A setting of this browser or tab, whoever is signed in. */
export class DeviceSetting<Value> {
  readonly #plan: DeviceSettingPlan<Value>;
  readonly #usual: Value;

  constructor(plan: DeviceSettingPlan<Value>) {
    const { key, place, parse } = plan;
    this.#plan = plan;
    this.#usual = parse(null);
    useSettings.setState({ [key]: parse(readDeviceSetting(key, place)) });
  }

  read(settings = useSettings.getState()): Value {
    const { key } = this.#plan;
    return key in settings ? (settings[key] as Value) : this.#usual;
  }

  write(value: Value): void {
    const { key, place, serialize } = this.#plan;
    useSettings.setState({ [key]: value });
    writeDeviceSetting(key, serialize(value), place);
  }
}

export const useDeviceSetting = <Value>(setting: DeviceSetting<Value>): Value =>
  useSettings((settings) => setting.read(settings));
