/** A distance inside an element or between two: where it is, and its px. */
interface Space {
  readonly kind: keyof typeof SPACES;
  readonly box: DOMRect;
  readonly px: number;
}

const LAYER = "lending-spaces";
/** The colour of each kind of space. */
export const SPACES = { padding: "rgb(14 116 144 / 0.28)", gap: "rgb(190 24 93 / 0.32)" };

/** Draws every padding and every distance between two elements over the page, each with its px. */
export function drawSpaces(page: Document): void {
  clearSpaces(page);
  const layer = page.createElement("div");
  layer.id = LAYER;
  layer.setAttribute("aria-hidden", "true");
  layer.style.cssText = "position:absolute;inset:0 auto auto 0;z-index:2147483647;pointer-events:none";
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  const shadow = layer.attachShadow({ mode: "open" });
  for (const { kind, box, px } of [page.body, ...page.body.querySelectorAll("*")].filter(isShown).flatMap(measure)) {
    const drawn = page.createElement("span");
    const label = page.createElement("b");
    label.textContent = String(Math.round(px * 10) / 10);
    label.style.cssText = "padding:0 2px;border-radius:3px;background:rgb(255 255 255 / 0.85)";
    drawn.append(label);
    drawn.style.cssText = `position:absolute;left:${box.x + scrollX}px;top:${box.y + scrollY}px;width:${box.width}px;
      height:${box.height}px;background:${SPACES[kind]};color:#111;font:700 9px/1 system-ui;display:grid;
      place-items:center;${box.width > box.height ? "" : "writing-mode:vertical-lr;"}`;
    shadow.append(drawn);
  }
  page.documentElement.append(layer);
}

const clearSpaces = (page: Document) => page.getElementById(LAYER)?.remove();

let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps the drawing in step with the page while it is on. */
export function showSpaces(isOn: boolean): void {
  clearInterval(timer);
  clearSpaces(document);
  if (isOn) timer = setInterval(() => drawSpaces(document), 500);
}

function isShown(element: Element): boolean {
  if (element.closest("svg, script, style, [id^=storybook-highlights], .sb-wrapper, #storybook-docs"))
    return element.tagName === "svg";
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true });
}

/** Measures the paddings of an element and the distances between its children. A margin is such a distance. */
function measure(element: Element): Space[] {
  // Text may be between two inline elements, so their distance is no space.
  const boxes = [...element.children]
    .filter((child) => isShown(child) && /static|relative|sticky/.test(getComputedStyle(child).position))
    .filter((child) => getComputedStyle(child).display !== "inline")
    .map((child) => child.getBoundingClientRect());
  const gaps = boxes.slice(1).map((box, index): Space => {
    const last = boxes[index] ?? box;
    const [left, top] = [Math.max(box.left, last.left), Math.max(box.top, last.top)];
    const [width, height] = [Math.min(box.right, last.right) - left, Math.min(box.bottom, last.bottom) - top];
    return width > 0
      ? { kind: "gap", box: new DOMRect(left, last.bottom, width, -height), px: -height }
      : { kind: "gap", box: new DOMRect(last.right, top, -width, height), px: -width };
  });
  return [...measurePaddings(element), ...gaps].filter(({ px, box }) => px >= 2 && box.width > 0 && box.height > 0);
}

function measurePaddings(element: Element): Space[] {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const { display, paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(element);
  if (display === "inline" || display === "contents") return [];
  const [above = 0, after = 0, below = 0, before = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  );
  const inner = height - above - below;
  return [
    { kind: "padding", box: new DOMRect(left, top, width, above), px: above },
    { kind: "padding", box: new DOMRect(left, bottom - below, width, below), px: below },
    { kind: "padding", box: new DOMRect(left, top + above, before, inner), px: before },
    { kind: "padding", box: new DOMRect(right - after, top + above, after, inner), px: after },
  ];
}
