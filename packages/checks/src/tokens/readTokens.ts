import { type Container, type Declaration, parse } from "postcss";

/** The themes, by the media query under which tokens.css has their values. */
const queries = {
  light: "",
  dark: "(prefers-color-scheme: dark)",
  "light-more-contrast": "(prefers-contrast: more)",
  "dark-more-contrast": "(prefers-color-scheme: dark) and (prefers-contrast: more)",
} as const;

/** A colour theme: light or dark, with normal or more contrast. */
export type Theme = keyof typeof queries;

/** The four themes. */
export const themes = Object.keys(queries) as Theme[];

/** A value of tokens.css, named by its purpose. */
export interface Token {
  /** Without the dashes of a custom property. */
  readonly name: string;
  /** The first word of the comment above it. */
  readonly group: string;
  /** What it is for: the comment after it. */
  readonly use: string;
  /** The value of each theme that has its own, as the sheet has it. */
  readonly values: Readonly<Partial<Record<Theme, string>>>;
}

/** Reads tokens.css. */
export function readTokens(css: string): readonly Token[] {
  const tokens = new Map<string, Token>();
  let group = "";
  parse(css).walk((node) => {
    if (node.type === "comment" && isOnOwnLine(node)) group = /^\w+/.exec(node.text)?.[0] ?? "";
    if (node.type !== "decl" || !node.prop.startsWith("--")) return;
    const theme = themes.find((name) => queries[name] === queryOf(node));
    if (theme === undefined) return;
    const name = node.prop.slice(2);
    const token = tokens.get(name) ?? { name, group, use: commentAfter(node), values: {} };
    tokens.set(name, { ...token, values: { ...token.values, [theme]: node.value } });
  });
  return [...tokens.values()];
}

const isOnOwnLine = ({ raws }: { raws: { before?: string | undefined } }) => raws.before?.includes("\n") ?? false;

function commentAfter(node: Declaration): string {
  const next = node.next();
  return next?.type === "comment" && !isOnOwnLine(next) ? next.text : "";
}

function queryOf({ parent }: Declaration): string {
  const outer: Container["parent"] | undefined = parent?.parent;
  return outer?.type === "atrule" && "params" in outer ? String(outer.params) : "";
}
