import type { ActionCondition } from "@lending/ui/first-paint-parts";
import type { Locale } from "@lending/ui/locales";
import { translate } from "../firstPaintControls.ts";
import { type Data, matches, valueAt } from "./readFacts.ts";

/** As in ActionBar of packages/ui: a taller bar scrolls with the page, and its position is not known early. */
const MOST_OF_HEIGHT = 0.3;
const SHORT_SCREEN = 480;

interface BarOptions {
  readonly data: Data;
  readonly locale: Locale;
  readonly query: URLSearchParams;
}

function isStored(value: ActionCondition["unlessStored"], query: URLSearchParams) {
  try {
    return value && localStorage.getItem(`${value.key} ${query.get(value.query)}`);
  } catch {
    return false;
  }
}

/** Completes the address of a control, whose parameters are those of the current address. */
function completeAddress(address: string, query: URLSearchParams) {
  const [path, names] = address.split("?");
  const parameters = [...new URLSearchParams(names).keys()].map((name) => [name, query.get(name) || ""]);
  return `${path}?${new URLSearchParams(parameters)}`;
}

/**
 * Shows the controls of a response in the first paint, at the position of the screen's action bar. Shows nothing when no condition
 * matches, when the amount that the borrower agrees to is not shown, or when the bar does not fit.
 */
export function showActions(place: Element, conditions: readonly ActionCondition[], options: BarOptions) {
  const { data, locale, query } = options;
  const index = conditions.findIndex(({ when }) => when.every((condition) => matches(data, condition)));
  const condition = conditions[index];
  const template = place.querySelectorAll<HTMLTemplateElement>("template[data-actions]")[index];
  const amount = place.querySelector("[data-amount]");
  if (!condition || !template || isStored(condition.unlessStored, query)) return;
  if (condition.needsAmount && !amount?.textContent) return;
  const { opensElsewhere, waits, marks } = condition;
  const bar = (template.content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
  translate(bar, locale);
  for (const control of bar.querySelectorAll<HTMLElement>("[data-to]")) {
    control.dataset.to = completeAddress(control.dataset.to as string, query);
    if (waits || (opensElsewhere && valueAt(data, opensElsewhere))) control.dataset.waits = "";
    if (marks) control.dataset.marks = marks;
  }
  const main = place.querySelector("main") as Element;
  main.appendChild(bar);
  if (innerHeight <= SHORT_SCREEN || bar.offsetHeight > innerHeight * MOST_OF_HEIGHT) main.removeChild(bar);
  else place.querySelector("[data-retry]")?.setAttribute("data-above", "");
}
