import path from "node:path";
import { type Add, readSchema, readStorage } from "./readSchema.ts";
import { readSharedShape } from "./readSharedShape.ts";
import { readStyles } from "./readStyles.ts";
import { type Node, nameOf, plain, Sources, walk } from "./sources.ts";
import { callOf, entriesOf, isQuery, literalOf, type Scope, textsOf } from "./values.ts";

/**
 * What an app has in common with phones, servers, native apps and the other apps of a page: names with their details, such as
 * `field payment.state` with `["choice paid|refused"]`. A detail that several places state is
 * listed as often.
 */
export type Shape = Readonly<Record<string, string[]>>;

interface ShapeOptions {
  /** The app's folder, `apps/<name>` of a workspace. */
  readonly folder: string;
  /** Import specifiers of the modules that the shell shares: a remote names what it imports of them, the shell their exports. */
  readonly shared: readonly string[];
  /** Returns the text of a file; by default reads the disk. */
  readonly read?: (file: string) => string;
}

/** A module that is being read. */
interface Reading extends Scope {
  readonly add: Add;
  readonly isShell: boolean;
  /** The app's folder. Where the repository lies must not matter. */
  readonly folder: string;
}

const isOwnEvent = (name: string) => /[^a-zA-Z]/.test(name);
const isGlobalObject = (node: unknown) => /^(?:window|globalThis|self)$/.test(nameOf(plain(node)) ?? "");

/** Returns the name of a global that is no standard one, such as `Bridge` for `window.Bridge`. */
function globalOf(node: unknown): string | undefined {
  const one = plain(node);
  const name = one?.type === "MemberExpression" && isGlobalObject(one.object) ? nameOf(one.property) : undefined;
  return name && /^[A-Z]|^webkit$/.test(name) ? name : undefined;
}

/** Reads one module: response and storage fields, calls, parameters, events, globals. */
function readModule(reading: Reading): void {
  const { module, add } = reading;
  // A package's own data, such as the environment, is no part of a remote.
  const isOwn = !/^\.\.|(?:^|\/)node_modules\//.test(path.relative(reading.folder, module.file)) || reading.isShell;
  const inWorkspace = path.relative(path.resolve(reading.folder, "../.."), module.file);
  const isApi = inWorkspace.includes("/api/") || module.file.endsWith("/routes.tsx");
  const addWords = (kind: string, node: unknown, isWanted = isOwnEvent) => {
    for (const text of new Set(textsOf(node, reading))) if (isWanted(text)) add(`${kind} ${text}`);
  };
  const addSent = (paths: readonly string[], fields: ReturnType<typeof entriesOf>) => {
    for (const [name, value, from] of fields) {
      const query = textsOf(entriesOf(value, from).find(([key]) => key === "query")?.[1], from)[0];
      for (const one of paths) add(`sends ${one} ${name}`, query === undefined ? literalOf(value) : `?${query}`);
    }
  };
  walk(module.program, (node) => {
    if (node.type === "ObjectExpression") {
      const own = new Map((node.properties as Node[]).map((one) => [nameOf(one.key), one.value]));
      const entries = own.has("path") || own.has("fields") ? entriesOf(node, reading) : [];
      const valuesOf = (key: string) => entries.filter(([name]) => name === key);
      const paths = [...new Set(valuesOf("path").flatMap(([, value, from]) => textsOf(value, from)))];
      const methods = new Set(valuesOf("method").flatMap(([, value, from]) => textsOf(value, from)));
      for (const one of paths) {
        if (own.has("screen")) add(`path ${one}`);
        else for (const method of methods) add(`call ${one}`, method);
      }
      for (const [, fields, from] of valuesOf("fields")) addSent(paths, entriesOf(fields, from));
      const query = textsOf(own.get("query"), reading)[0];
      if (query && own.size === 1) add(`reads ${query}`);
      const fact = literalOf(own.get("field") ?? own.get("rows")).replaceAll('"', "");
      if (fact) add(`fact ${fact}`);
    }
    if (node.type === "NewExpression" && /^(?:Custom)?Event$/.test(nameOf(node.callee) ?? "")) {
      const [name, init] = node.arguments as unknown[];
      addWords("event", name);
      for (const text of textsOf(name, reading).filter(isOwnEvent)) {
        const detail = entriesOf(init, reading).find(([key]) => key === "detail")?.[1];
        for (const [key] of entriesOf(detail, reading)) add(`event ${text} ${key}`);
      }
    }
    if (node.type === "MemberExpression") {
      const object = plain(node.object);
      const name = nameOf(node.property) ?? "";
      const [own, outer] = [globalOf(node), globalOf(object)];
      if (own) add(`global ${own}`);
      if (outer) add(`global ${outer} ${name}`);
      if (object?.type === "MemberExpression" && nameOf(object.property) === "detail" && !node.computed)
        add(`detail ${name}`);
    }
    if (node.type === "AssignmentExpression") {
      const left = plain(node.left);
      if (left?.type === "MemberExpression" && !left.computed && isGlobalObject(left.object))
        add(`global ${nameOf(left.property)}`);
    }
    if (node.type === "BinaryExpression" && /^[=!]==$/.test(`${node.operator}`)) {
      const call = plain(node.left);
      const value = literalOf(node.right);
      const { method, object, args } = callOf(call ?? node);
      if (method === "get" && isQuery(object) && value)
        for (const text of new Set(textsOf(args[0], reading))) add(`reads ${text}`, `= ${value}`);
    }
    if (node.type !== "CallExpression") return;
    const { method, object, args } = callOf(node);
    if (nameOf(object) === "Symbol" && method === "for") addWords("global", args[0], () => true);
    if (method === "addEventListener") addWords("hears", args[0]);
    if (/^(?:get|getAll|has)$/.test(method) && isQuery(object)) addWords("reads", args[0], () => true);
    if (method === "parseResponse" || (nameOf(object) === "v" && /^(?:safeParse|parse)$/.test(method)))
      for (const { path: field, type } of readSchema(args[0], reading)) if (field && isOwn) add(`field ${field}`, type);
    const targets =
      isApi && /^(?:get|post|upload)$/.test(method)
        ? textsOf(args[0], reading).filter((one) => one.startsWith("/"))
        : [];
    for (const one of targets) add(`call ${one}`, method === "get" ? "GET" : "POST");
    addSent(targets, entriesOf(args[1], reading));
    if (isApi && method === "append" && args.length > 1) addWords("sends", args[0], () => true);
  });
  readStorage(reading);
}

/** Reads the shape of an app from its sources and those of the packages that its build contains. */
export function readShape({ folder, shared, read }: ShapeOptions): Shape {
  const packages = path.resolve(folder, "../../packages");
  const sources = new Sources({ packages, ...(read && { read }) });
  const found = new Map<string, string[]>();
  const add: Add = (name, detail = "") => void found.set(name, [...(found.get(name) ?? []), detail]);
  const ours = shared.filter((one) => one.startsWith("@lending/"));
  const sharedFiles = new Map(ours.map((one) => [sources.resolve(one, folder) ?? one, one]));
  const isShell = path.basename(folder) === "shell";
  const entries = ["src/routes.tsx", isShell ? "src/main.tsx" : "src/contract.ts"].map((file) =>
    path.join(folder, file),
  );
  const start = path.join(packages, "federation/src/startup/main.ts");
  const files = isShell
    ? sources.files([...entries, start, ...sharedFiles.keys()])
    : sources.files(entries, (file) => sharedFiles.has(file));
  for (const file of files) {
    if (file.endsWith(".css")) {
      if (!isShell) for (const one of readStyles(path.relative(folder, file), sources.text(file))) add(one);
      continue;
    }
    const module = sources.module(file);
    readModule({ module, sources, add, isShell, folder });
    if (isShell) continue;
    for (const { specifier, name } of module.imports.values()) {
      const from = sharedFiles.get(sources.resolve(specifier, file) ?? "") ?? specifier;
      if (shared.includes(from) && name !== "*" && name !== "default") add(`import ${name} of ${from}`);
    }
  }
  if (isShell) readSharedShape({ sources, sharedFiles, add });
  return Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, details]) => [name, details.sort()]),
  );
}
