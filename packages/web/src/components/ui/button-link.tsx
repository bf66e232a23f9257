import { Link, type LinkProps } from "react-router";
import { type ButtonStyle, buildButtonClassName } from "./button.tsx";

/** An internal link styled as a button. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonStyle) {
  return <Link className={buildButtonClassName({ variant, size, className })} {...props} />;
}
