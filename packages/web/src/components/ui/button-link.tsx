import { Link, type LinkProps } from "react-router";
import { type ButtonStyle, buildButtonClassName } from "./button.tsx";

export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonStyle) {
  return <Link className={buildButtonClassName({ variant, size, className })} {...props} />;
}
