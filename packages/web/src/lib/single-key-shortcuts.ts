import { DeviceSetting } from "./kept/device-setting.ts";

/** Whether single-key shortcuts such as `?` are on. WCAG 2.1.4 accepts them if people can turn them off. */
export const singleKeyShortcuts = new DeviceSetting<boolean>({
  key: "slideloom.sign-shortcuts",
  parse: (text) => text !== "off",
  serialize: (areOn) => (areOn ? "on" : "off"),
});
