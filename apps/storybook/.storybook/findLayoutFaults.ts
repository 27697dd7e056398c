const TAPPED =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="switch"], [tabindex="0"]';
/** The token `--target`, less what a fraction of a pixel takes away. */
const LEAST = 47.5;

/**
 * What a finger would miss and what large text would push out of sight, of the page as it stands: targets below 48 px, and
 * anything wider than the phone once text is twice as large. Measured in one go, so that nothing is drawn in between.
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
  root.style.fontSize = fontSize;
  return faults;
}

function isTapped(element: HTMLElement): boolean {
  if (element.closest('[inert], [aria-hidden="true"]') !== null) return false;
  if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
  // Words and inputs for a screen reader alone; the label of such an input is what is tapped.
  return element.getBoundingClientRect().width > 1 || labelsOf(element).length > 0;
}

/** WCAG 2.5.8 lets a link in a sentence be as high as its line. */
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
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
}

function describeWidest(): string {
  const all = [...document.body.querySelectorAll<HTMLElement>("*")];
  const right = (element: HTMLElement) => element.getBoundingClientRect().right;
  const widest = all.reduce((one, other) => (right(other) >= right(one) ? other : one), document.body);
  return describe(widest);
}
