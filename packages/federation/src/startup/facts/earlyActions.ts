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

/** Returns whether this phone has stored a started payment of the order: paying again requires a confirmation. */
function hasStartedPayment(query: URLSearchParams): boolean {
  try {
    return (localStorage.getItem("startedPayments") || "").includes(JSON.stringify(query.get("orderId")));
  } catch {
    return false;
  }
}

/** Returns the address of an action with parameters of the current address, or "" when the screen chooses it. */
function addressOf({ to, unless }: EarlyAction, { data, query }: BarOptions): string {
  if (!to || (unless && valueAt(data, unless))) return "";
  const parameters = to.query.map((name) => [name, query.get(name) || ""]);
  return `${to.path}?${new URLSearchParams(parameters)}`;
}

function makeControl(action: EarlyAction, className: string, options: BarOptions): HTMLElement {
  const address = addressOf(action, options);
  const isLink = address && !action.waits;
  const control = document.createElement(isLink ? "a" : "button");
  // On the screen it is a button.
  if (isLink) {
    control.setAttribute("role", "button");
    control.setAttribute("href", address);
  } else control.setAttribute("type", "button");
  if (address) control.dataset.to = address;
  if (action.marks) control.dataset.marks = action.marks;
  control.className = className;
  control.textContent = action.label[options.locale];
  return control;
}

function makeElement(name: string, className: string, children: readonly Element[]): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  for (const child of children) element.appendChild(child);
  return element;
}

/** The arrow of the second action. */
function makeArrow(): Element {
  const namespace = "http://www.w3.org/2000/svg";
  const arrow = document.createElementNS(namespace, "svg");
  arrow.setAttribute("viewBox", "0 0 24 24");
  arrow.setAttribute("aria-hidden", "true");
  arrow.appendChild(document.createElementNS(namespace, "path")).setAttribute("d", "M9 6l6 6-6 6");
  return arrow;
}

/**
 * Renders the buttons of a response at the bottom of the skeleton, at the position of the screen's action bar. Renders
 * nothing when no entry matches, when the amount that the borrower agrees to is not shown, or when the bar does not fit.
 */
export function showActions(place: Element, entries: readonly EarlyActions[], options: BarOptions) {
  const { data, locale, query } = options;
  const entry = entries.find(({ when }) => when.every((condition) => matches(data, condition)));
  if (!entry || hasStartedPayment(query) || innerHeight <= SHORT_SCREEN) return;
  const amount = place.querySelector('[data-fact="amount"]');
  if (entry.needsAmount && !amount?.textContent) return;
  const { main, second } = entry;
  const rows: Element[] = [makeControl(main, "sk-button", options)];
  if (second) {
    const hint = makeElement("p", "sk-hint", []);
    hint.textContent = second.hint[locale];
    hint.id = "sk-hint";
    const control = makeControl(second, "sk-button sk-tonal", options);
    control.setAttribute("aria-describedby", hint.id);
    control.appendChild(makeArrow());
    rows.push(makeElement("div", "sk-second", [hint, control]));
  }
  const bar = makeElement("div", "sk-actions", [makeElement("div", "", rows)]);
  place.querySelector(".sk-page")?.appendChild(bar);
  if (bar.offsetHeight > innerHeight * MOST_OF_HEIGHT) bar.remove();
  // Retry, which appears after a long wait, is above the bar.
  else place.querySelector<HTMLElement>("[data-retry]")?.style.setProperty("bottom", `${bar.offsetHeight + 16}px`);
}
