import { parseSync } from "oxc-parser";

/** What the phones and the other apps of a page can observe of a built app. */
export interface Surface {
  /** Names of session and local storage entries that it reads or writes, without what follows a space. */
  readonly storage: ReadonlySet<string>;
  /** Names of its own events that it dispatches and listens to. Events of the browser have no sign in their name. */
  readonly sends: ReadonlySet<string>;
  readonly hears: ReadonlySet<string>;
  /** Names that it reads with `.get("name")`, query parameters among them. */
  readonly reads: ReadonlySet<string>;
  /** Query parameters that it passes to an address of the product: the keys of `locations.repay({ orderId })`. */
  readonly passes: ReadonlySet<string>;
  /** Selectors that match elements of other apps. */
  readonly selectors: ReadonlySet<string>;
}

/** An app's built files by name. */
export type BuiltFiles = Readonly<Record<string, string>>;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (isNode(node)) {
    visit(node);
    for (const child of Object.values(node)) if (typeof child === "object") walk(child, visit);
  }
}

/** A minified name with more values than this is not one constant. */
const VALUES_MAX = 3;

/** Returns the values of a script's names, whatever their scope: a remote's scripts are small, so few names clash. */
function readNames(program: unknown): (name: string) => readonly Node[] {
  const names = new Map<string, Node[]>();
  const add = (id: unknown, value: unknown) => {
    if (isNode(id) && id.type === "Identifier" && isNode(value))
      names.set(`${id.name}`, [...(names.get(`${id.name}`) ?? []), value]);
  };
  walk(program, (node) => {
    if (node.type === "VariableDeclarator") add(node.id, node.init);
    if (node.type === "FunctionDeclaration") add(node.id, node.body);
  });
  return (name) => {
    const found = names.get(name) ?? [];
    return found.length > VALUES_MAX ? [] : found;
  };
}

/** Returns the texts that an expression may have, up to the first part that is not constant. */
function textsOf(node: unknown, names: (name: string) => readonly Node[], depth = 0): readonly string[] {
  if (!isNode(node) || depth > 4) return [];
  const next = (one: unknown) => textsOf(one, names, depth + 1);
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateLiteral") {
    const [first] = node.quasis as readonly { value: { cooked: string } }[];
    return first?.value.cooked ? [first.value.cooked] : next((node.expressions as unknown[])[0]);
  }
  if (node.type === "BinaryExpression") return next(node.left);
  if (node.type === "Identifier") return names(`${node.name}`).flatMap(next);
  if (node.type === "CallExpression") return next(node.callee);
  if (node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression") return next(node.body);
  if (node.type === "BlockStatement") return (node.body as Node[]).flatMap((one) => next(one.argument));
  return [];
}

/** Returns the selectors of a style sheet without a class of this build, whose classes begin with its name. */
function findSelectors(css: string, name: string): readonly string[] {
  const rules = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@(?:-webkit-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return Array.from(rules.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g))
    .flatMap(([, list = ""]) => list.replace(/\([^()]*\)/g, (part) => part.replaceAll(",", "\0")).split(","))
    .map((one) => one.replaceAll("\0", ",").trim())
    .filter((one) => one !== "" && !one.includes(`.${name}-`) && !/^(?:from|to|[\d.]+%)$/.test(one));
}

/** Reads the surface of an app from its built scripts and style sheets. */
export function readSurface(name: string, files: BuiltFiles): Surface {
  const surface = {
    storage: new Set<string>(),
    sends: new Set<string>(),
    hears: new Set<string>(),
    reads: new Set<string>(),
    passes: new Set<string>(),
    selectors: new Set<string>(),
  };
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith(".css")) for (const one of findSelectors(text, name)) surface.selectors.add(one);
    if (!file.endsWith(".js")) continue;
    const { program } = parseSync(file, text, { sourceType: "module" });
    const names = readNames(program);
    const addTo = (set: Set<string>, node: unknown, edit = (one: string) => one) => {
      for (const one of textsOf(node, names)) set.add(edit(one));
    };
    walk(program, (node) => {
      const [first] = Array.isArray(node.arguments) ? node.arguments : [];
      const callee = isNode(node.callee) ? node.callee : undefined;
      const method = isNode(callee?.property) ? `${callee.property.name}` : `${callee?.name}`;
      if (node.type === "NewExpression" && /^(?:Custom)?Event$/.test(method)) addTo(surface.sends, first);
      if (node.type !== "CallExpression") return;
      if (/^(?:get|set|remove)Item$/.test(method)) addTo(surface.storage, first, (one) => one.split(" ")[0] ?? "");
      if (method === "addEventListener") addTo(surface.hears, first);
      const object = isNode(callee?.object) && isNode(callee.object.property) ? callee.object.property.name : undefined;
      if (object === "locations" || method === "withQuery") {
        walk(node.arguments, (one) => {
          if (one.type === "Property" && isNode(one.key)) surface.passes.add(`${one.key.name ?? one.key.value}`);
        });
      }
      if (method === "get" && isNode(first) && first.type === "Literal") addTo(surface.reads, first);
    });
  }
  const isOwnEvent = (one: string) => /[^a-zA-Z]/.test(one) && !one.startsWith("appbridge:");
  return {
    ...surface,
    sends: new Set([...surface.sends].filter(isOwnEvent)),
    hears: new Set([...surface.hears].filter(isOwnEvent)),
  };
}
