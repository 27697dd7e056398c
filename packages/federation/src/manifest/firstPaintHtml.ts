import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";

const name = String.raw`\w*`;
const flag = "";
const word = "[a-zA-Z]*";
const names = String.raw`[\w -]*`;
/** A document in another language copies it from its attribute to the place of a text. */
const text = "[^<>]*";
const number = String.raw`[\d. -]*`;
/** The id of an element that React names. Another id could be that of an element of the document. */
const id = String.raw`_R_\w*_(?: _R_\w*_)*`;
/** A path of this site: "//" begins the address of another one. */
const path = String.raw`(?:\/(?!\/)[\w~.\/?={}&-]*)?`;
const paint = String.raw`none|currentColor|var\(--[\w-]+\)|#[\da-fA-F]{3,8}`;

const attributes: Readonly<Record<string, string>> = {
  class: names,
  hidden: flag,
  id,
  role: word,
  lang: String.raw`[\w-]*`,
  translate: word,
  type: "button",
  tabindex: "-1",
  href: path,
  ...Object.fromEntries(
    ["hidden", "busy", "haspopup", "current", "disabled", "live"].map((one) => [`aria-${one}`, word]),
  ),
  ...Object.fromEntries(["labelledby", "describedby", "controls"].map((one) => [`aria-${one}`, id])),
  "aria-level": number,
  "aria-label": text,
  "data-label": text,
  "data-words": text,
  "data-fact": name,
  "data-controls": name,
  "data-copy": name,
  "data-amount": names,
  ...Object.fromEntries(["first-paint", "back", "retry", "main", "brand"].map((one) => [`data-${one}`, flag])),
  viewBox: number,
  d: String.raw`[\w.,\s-]*`,
  points: String.raw`[\d.,\s-]*`,
  ...Object.fromEntries(
    ["width", "height", "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "opacity"].map((one) => [
      one,
      number,
    ]),
  ),
  fill: paint,
  stroke: paint,
  "stroke-width": number,
  "stroke-linecap": word,
  "stroke-linejoin": word,
  "fill-rule": word,
  "clip-rule": word,
  transform: String.raw`[\w.,() -]*`,
};

const elements = new Set(
  "a article aside b br button dd div dl dt em footer h1 h2 h3 h4 h5 h6 header hr i li main nav ol p section small span strong template ul circle ellipse g line path polygon polyline rect svg".split(
    " ",
  ),
);

/** Returns why an element, or one inside it, is refused; undefined when only listed ones are in it, with listed attributes. */
function refuseInside({ childNodes }: DefaultTreeAdapterTypes.ParentNode): string | undefined {
  for (const node of childNodes) {
    if (node.nodeName === "#text") continue;
    if (!("tagName" in node) || !elements.has(node.tagName)) return `contains <${node.nodeName}>, which is not listed`;
    for (const { name: attribute, value } of node.attrs) {
      const pattern = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
      if (pattern === undefined) return `contains the attribute ${attribute}, which is not listed`;
      if (!new RegExp(`^(?:${pattern})$`).test(value)) return `contains ${attribute}="${value.slice(0, 80)}"`;
    }
    const refused = refuseInside("content" in node ? node.content : node);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** Returns HTML as a parser writes what it builds of it. */
export const normaliseHtml = (html: string) => serialize(parseFragment(html));

/**
 * Returns why the HTML of a first paint is refused. Undefined when it has only listed elements and attributes, and is what a parser
 * writes: a document puts it into an element or a template, which it must not end.
 */
export function refuseHtml(html: string): string | undefined {
  const refused = refuseInside(parseFragment(html));
  return (
    refused ?? (normaliseHtml(html) === html ? undefined : "has an unclosed element, or is not what a parser writes")
  );
}
