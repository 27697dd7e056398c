/** Class names of a CSS Module, one by one: `import * as css from "./Button.module.css"`, then `css.solid`. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

/** A plain sheet, imported for its effect alone. */
declare module "*.css" {}
