import { Fragment } from "react";

/** The settings of a server, as a list within a sentence. */
export function SettingNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (index === names.length - 1 ? " and " : ", ")}
      <code className="wrap-anywhere">{name}</code>
    </Fragment>
  ));
}
