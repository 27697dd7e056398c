import type { EarlyAction, EarlyActions, RouteTitle } from "../../routes/defineRoutes.ts";
import { type Data, matches, valueAt } from "./readFacts.ts";

/** As in ActionBar of packages/ui: a taller bar scrolls with the page, and its position is not known early. */
const MOST_OF_HEIGHT = 0.3;
const SHORT_SCREEN = 480;

interface BarOptions {
  readonly data: Data;
  readonly locale: keyof RouteTitle;
  readonly query: URLSearchParams;
}

function isStored(value: EarlyActions["unlessStored"], query: URLSearchParams) {
  try {
    return value && localStorage.getItem(`${value.key} ${query.get(value.query)}`);
  } catch {
    return false;
  }
}

/** Creates an element. Leaves out attributes without a value. */
function make(name: string, attributes: Readonly<Record<string, string | undefined>>, ...children: (Node | string)[]) {
  const element = document.createElement(name);
  for (const key of Object.keys(attributes)) if (attributes[key]) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}

function makeControl(action: EarlyAction, look: string, { data, locale, query }: BarOptions): HTMLElement {
  const { to, unless, waits, marks } = action;
  const address =
    to && !(unless && valueAt(data, unless))
      ? `${to.path}?${new URLSearchParams(to.query.map((name) => [name, query.get(name) || ""]))}`
      : "";
  const attributes = { class: `early-button ${look}`, "data-to": address, "data-marks": marks };
  const label = action.label[locale];
  // A link is a button on the screen.
  return address && !waits
    ? make("a", { ...attributes, role: "button", href: address }, label)
    : make("button", { ...attributes, type: "button" }, label);
}

/**
 * Renders the buttons of a response at the bottom of the skeleton, at the position of the screen's action bar. Renders
 * nothing when no entry matches, when the amount that the borrower agrees to is not shown, or when the bar does not fit.
 */
export function showActions(place: Element, entries: readonly EarlyActions[], options: BarOptions) {
  const { data, locale, query } = options;
  const entry = entries.find(({ when }) => when.every((condition) => matches(data, condition)));
  const amount = place.querySelector("[data-fact=amount]") as Element;
  if (!entry || isStored(entry.unlessStored, query) || (entry.needsAmount && !amount.textContent)) return;
  const { main, back, second } = entry;
  const first = makeControl(main, "", options);
  const column = make("div", { class: "early-column" }, first);
  if (back) {
    const goBack = make(
      "button",
      { class: "early-button early-line", type: "button", "data-back": "true" },
      back[locale],
    );
    column.append(make("div", { class: "early-pair" }, goBack, first));
  }
  if (second) {
    const control = makeControl(second, "early-tonal early-small", options);
    control.setAttribute("aria-describedby", "early-hint");
    // The arrow of Back, which CSS turns.
    control.append(make("span", { class: "early-after" }, (place.querySelector("svg") as Element).cloneNode(true)));
    const hint = make("p", { class: "early-hint", id: "early-hint" }, second.hint[locale]);
    column.append(make("div", { class: "early-second" }, hint, make("div", { class: "early-action" }, control)));
  }
  const bar = make("div", { class: "early-actions" }, column);
  const retry = place.querySelector("[data-retry]") as Element;
  retry.before(bar);
  if (innerHeight <= SHORT_SCREEN || bar.offsetHeight > innerHeight * MOST_OF_HEIGHT) bar.remove();
}
