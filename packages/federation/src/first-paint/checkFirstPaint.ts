import { type DefaultTreeAdapterTypes, html, parseFragment } from "parse5";
import { refuseElement, refuseHtml, VOID_ELEMENTS } from "../manifest/firstPaintHtml.ts";
import type { RemotePath, ShellManifest } from "../manifest/index.ts";

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Returns the elements of a tree, those of templates included. */
function elementsOf({ childNodes }: ParentNode): readonly Element[] {
  return childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    return [node, ...elementsOf(node), ...("content" in node ? elementsOf(node.content) : [])];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escapeValue = (value: string) => value.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? "");

/**
 * Returns why the HTML of a first paint is refused, undefined when a browser builds exactly the elements that it lists: only listed
 * ones, each closed where it says. A document puts it into an element or a template, which it must not end. Only builds and gates
 * call it.
 */
export function checkFirstPaint(source: string): string | undefined {
  const unlisted = refuseHtml(source);
  if (unlisted !== undefined) return unlisted;
  const elements = elementsOf(parseFragment(source, { sourceCodeLocationInfo: true }));
  for (const { tagName, attrs, namespaceURI, sourceCodeLocation } of elements) {
    const refused = refuseElement(
      tagName,
      attrs.map((attribute) => [attribute.name, escapeValue(attribute.value)]),
    );
    if (refused !== undefined) return refused;
    const { startTag, endTag } = sourceCodeLocation ?? {};
    // HTML ignores the slash at the end of a tag, SVG does not.
    const isEmpty =
      namespaceURI === html.NS.HTML ? VOID_ELEMENTS.has(tagName) : startTag && source[startTag.endOffset - 2] === "/";
    // The parser also adds elements without a start tag, such as a copy of an unclosed <b>.
    if (!startTag || (!endTag && !isEmpty)) return `does not close <${tagName}>`;
  }
  const starts = source.match(/<\w/g)?.length ?? 0;
  const ends = source.match(/<\//g)?.length ?? 0;
  const closed = elements.filter(({ sourceCodeLocation }) => sourceCodeLocation?.endTag);
  if (starts !== elements.length || ends !== closed.length) return "closes an element that it does not open";
  return undefined;
}

/** What a manifest states of the first paints of an app. The shell has one for a path that is not known. */
type AppFirstPaints = Partial<Pick<ShellManifest, "firstPaint">> & {
  readonly paths: Readonly<Record<string, Pick<RemotePath, "firstPaint">>>;
};

/** Returns a sentence for each refused first paint of an app, with the names of the app and the path. */
export function checkFirstPaints(app: string, { paths, firstPaint }: AppFirstPaints): readonly string[] {
  const all = Object.entries(paths).map(([path, one]) => [path, one.firstPaint] as const);
  return [...all, ...(firstPaint ? [["an unknown path", firstPaint] as const] : [])].flatMap(
    ([path, { html, controls = "" }]) => {
      const reason = checkFirstPaint(html) ?? checkFirstPaint(controls);
      return reason === undefined ? [] : [`The first paint of ${path} in ${app} ${reason}.`];
    },
  );
}
