import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buildButtonClassName } from "./button.tsx";

/** A link to a page of the product that looks like a button. */
export function ButtonLink({ look, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link className={buildButtonClassName({ look, size, className })} {...props} />;
}
