const name = String.raw`\w*`;
const flag = "";
const word = "[a-zA-Z]*";
const names = String.raw`[\w -]*`;
/** In HTML, as React writes it. */
const text = `[^"<>]*`;
const number = String.raw`[\d. -]*`;
/** The id of an element that React names. Another id could be that of an element of the document. */
const id = String.raw`_R_\w*_(?: _R_\w*_)*`;
/** A path of this site. No entity but that of "&", because "/&sol;" begins the address of another site. */
const path = String.raw`(?:\/(?:(?!\/)(?:[\w~.\/?={}-]|&amp;)*)?)?`;
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

/** Elements without an end tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(["br", "hr"]);

/** Returns why an element of a first paint is refused, undefined for a listed one. Values are as in HTML, with entities. */
export function refuseElement(tag: string, list: readonly (readonly [name: string, value: string])[]) {
  if (!elements.has(tag)) return `contains <${tag}>, which is not listed`;
  for (const [attribute, value] of list) {
    const pattern = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
    if (pattern === undefined) return `contains the attribute ${attribute}, which is not listed`;
    if (!new RegExp(`^(?:${pattern})$`).test(value)) return `contains ${attribute}="${value.slice(0, 80)}"`;
  }
  return undefined;
}

const TAG = /<(?:\/([\w-]+)|([\w-]+)((?: [\w:-]+="[^"<>]*")*)\/?)>|[<>]/g;

/**
 * Returns why the HTML of a first paint is refused, undefined when it has only listed elements and attributes, written as React
 * writes them. An edge has no parser of HTML; build and gate also check with one that the elements are balanced
 * (first-paint/checkFirstPaint).
 */
export function refuseHtml(html: string): string | undefined {
  for (const [all, end, tag, list = ""] of html.matchAll(TAG)) {
    if (all.length === 1) return `has "${all}" outside a tag`;
    const pairs = [...list.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
    const refused = refuseElement(
      end ?? tag ?? "",
      pairs.map(([, attribute = "", value = ""]) => [attribute, value]),
    );
    if (refused !== undefined) return refused;
  }
  return undefined;
}
