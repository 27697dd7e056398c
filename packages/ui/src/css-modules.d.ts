/** Class names of a CSS module as named exports: `import * as css from "./Button.module.css"`, then `css.solid`. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

/** A plain style sheet, imported for its side effect. */
declare module "*.css" {}
