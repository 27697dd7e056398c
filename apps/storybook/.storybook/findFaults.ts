const TAPPED =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="switch"], [tabindex="0"]';
/** The token `--target` minus a tolerance for fractions of a pixel. */
const LEAST = 47.5;
/** An amount, a date, or a group of digits that a component may break. */
const FIGURE = /(?:₱\s?)?\d(?:[\d.,:-]*\d)?/g;
/** Long sequences of bare digits are references or codes, which may break. */
const CODE = /^\d{8,}$|\d{13}/;

/**
 * Returns the layout faults of the current page: touch targets below 48 px and, with text at 200 %, content wider than
 * the phone and broken figures. Measures synchronously, so that nothing renders in between.
 */
export function findLayoutFaults(): string[] {
  const faults = [...document.querySelectorAll<HTMLElement>(TAPPED)]
    .filter((element) => isTapped(element) && !isWithinSentence(element))
    .flatMap((element) => {
      const { width, height } = measureTarget(element);
      return width < LEAST || height < LEAST
        ? [`target of ${Math.round(width)} by ${Math.round(height)} px: ${describe(element)}`]
        : [];
    });
  const root = document.documentElement;
  const { fontSize } = root.style;
  root.style.fontSize = "200%";
  if (root.scrollWidth > root.clientWidth)
    faults.push(`at 200 % text ${root.scrollWidth} px wide on a phone of ${root.clientWidth}: ${describeWidest()}`);
  faults.push(...findTornFigures());
  root.style.fontSize = fontSize;
  return faults;
}

/** Finds amounts and dates that wrap or overflow the phone, where a page may cut them. */
function findTornFigures(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const faults: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    // Text for screen readers only has no edge to cross.
    if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
    // Tabs scroll sideways.
    if (text.parentElement?.closest('[role="tablist"]')) continue;
    for (const { index, 0: figure } of (text.textContent ?? "").matchAll(FIGURE)) {
      if (CODE.test(figure)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + figure.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) faults.push(`at 200 % text torn: ${figure}`);
      if (boxes.some(({ right, left }) => right > document.documentElement.clientWidth + 1 || left < -1))
        faults.push(`at 200 % text beyond the edge: ${figure}`);
    }
  }
  return faults;
}

function isTapped(element: HTMLElement): boolean {
  if (element.closest('[inert], [aria-hidden="true"]') !== null) return false;
  if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
  // Text and inputs for screen readers only. The touch target of such an input is its label.
  return element.getBoundingClientRect().width > 1 || labelsOf(element).length > 0;
}

/** WCAG 2.5.8 allows a link in a sentence to be only as high as its line. */
function isWithinSentence(element: HTMLElement): boolean {
  const around = element.parentElement?.textContent?.trim() ?? "";
  const isInline = element.tagName === "A" && getComputedStyle(element).display === "inline";
  return isInline && around.length > (element.textContent?.trim() ?? "").length;
}

function labelsOf(element: HTMLElement): readonly HTMLElement[] {
  const isLabelled = element instanceof HTMLInputElement && ["checkbox", "radio", "file"].includes(element.type);
  return isLabelled ? [...(element.labels ?? [])] : [];
}

function measureTarget(element: HTMLElement): { width: number; height: number } {
  const boxes = [element, ...labelsOf(element)].map((one) => one.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
}

function describe(element: HTMLElement): string {
  const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`;
}

function describeWidest(): string {
  const all = [...document.body.querySelectorAll<HTMLElement>("*")];
  const right = (element: HTMLElement) => element.getBoundingClientRect().right;
  const widest = all.reduce((one, other) => (right(other) >= right(one) ? other : one), document.body);
  return describe(widest);
}

/** Within these, the arrow keys move between the controls, and Tab reaches one of them. */
const ROVING = '[role="tab"], [role="option"], [role="radio"], [role="menuitem"]';
const RING = ["outlineStyle", "outlineWidth", "outlineColor", "boxShadow", "borderColor", "borderWidth"] as const;

const controls = () =>
  [...document.querySelectorAll<HTMLElement>(TAPPED)].filter((one) => isTapped(one) && !one.matches(":disabled"));

/** Returns the controls that the keyboard does not reach, or whose focus changes nothing that forced colours keep. */
export function findKeyboardFaults(): string[] {
  return controls().flatMap((control) => {
    if (control.tabIndex < 0 && !control.matches(ROVING)) return [`not reached by Tab: ${describe(control)}`];
    control.blur();
    const around = [control, ...(control.parentElement?.children ?? []), control.parentElement].filter(
      (one) => one instanceof HTMLElement,
    );
    const before = around.map(readRing);
    control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    if (!control.matches(":focus")) return [`takes no focus: ${describe(control)}`];
    const isShown = around.some((one, index) => readRing(one) !== before[index]);
    return isShown ? [] : [`no visible focus: ${describe(control)}`];
  });
}

const readRing = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  return RING.map((name) => style[name]).join();
};

/** Returns the controls that only a ground sets off from the page, which forced colours remove. */
export const findFilledControls = () =>
  controls().filter((one) => one.matches("button, input, select, textarea") && hasGround(one) && isPainted(one));

const hasGround = (element: Element) =>
  !/^(?:transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor);
const isPainted = (element: Element) =>
  element.getBoundingClientRect().width > 1 && getComputedStyle(element).opacity !== "0";

/** Returns those of the controls that have no edge: for use while forced colours are active. */
export const findLostEdges = (filled: readonly HTMLElement[]): string[] =>
  filled
    .filter((one) => {
      const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(one);
      return (borderStyle === "none" || borderWidth === "0px") && outlineStyle === "none";
    })
    .map((one) => `no edge in forced colours: ${describe(one)}`);
