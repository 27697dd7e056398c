/** A distance inside an element or between two, in px of its page. */
interface Space {
  readonly kind: "padding" | "gap";
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly px: number;
}

const LAYER = "lending-spaces";
const COLOURS = { padding: "rgb(14 116 144 / 0.28)", gap: "rgb(190 24 93 / 0.32)" };

/** Draws every padding and every distance between two elements over the page, each with its px. */
export function drawSpaces(page: Document): void {
  clearSpaces(page);
  const layer = page.createElement("div");
  layer.id = LAYER;
  layer.setAttribute("aria-hidden", "true");
  layer.style.cssText = "position:absolute;inset:0 auto auto 0;z-index:2147483647;pointer-events:none";
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  const shadow = layer.attachShadow({ mode: "open" });
  for (const { kind, left, top, width, height, px } of measureSpaces(page.body)) {
    const box = page.createElement("span");
    const isRow = width > height;
    const label = page.createElement("b");
    label.textContent = String(Math.round(px * 10) / 10);
    label.style.cssText = "padding:0 2px;border-radius:3px;background:rgb(255 255 255 / 0.85)";
    box.append(label);
    box.style.cssText = `position:absolute;left:${left + scrollX}px;top:${top + scrollY}px;width:${width}px;height:${height}px;
      background:${COLOURS[kind]};color:#111;font:700 9px/1 system-ui;display:flex;align-items:center;
      justify-content:center;${isRow ? "" : "writing-mode:vertical-lr;"}`;
    shadow.append(box);
  }
  page.documentElement.append(layer);
}

export function clearSpaces(page: Document): void {
  page.getElementById(LAYER)?.remove();
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps the drawing in step with the page while it is on. */
export function showSpaces(isOn: boolean): void {
  clearInterval(timer);
  clearSpaces(document);
  if (isOn) timer = setInterval(() => drawSpaces(document), 500);
}

/** Measures paddings and the distances between neighbours. A margin is such a distance. */
function measureSpaces(root: Element): Space[] {
  return [root, ...root.querySelectorAll("*")]
    .filter(isShown)
    .flatMap((element) => [
      ...measurePaddings(element),
      ...measureGaps([...element.children].filter((child) => isShown(child) && isInFlow(child))),
    ]);
}

function isShown(element: Element): boolean {
  if (element.closest("svg, script, style, [id^=storybook-highlights], .sb-wrapper") !== null)
    return element.tagName === "svg";
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true });
}

/** Text may be between two inline elements, so their distance is no space. */
const isInFlow = (element: Element) => {
  const { position, display } = getComputedStyle(element);
  return /static|relative|sticky/.test(position) && display !== "inline";
};

function measurePaddings(element: Element): Space[] {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  if (style.display === "inline" || style.display === "contents") return [];
  const [above, beside, below, before] = [
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
    style.paddingLeft,
  ].map(Number.parseFloat) as [number, number, number, number];
  const inner = { top: top + above, height: height - above - below };
  return [
    { left, top, width, height: above, px: above },
    { left, top: bottom - below, width, height: below, px: below },
    { left, width: before, ...inner, px: before },
    { left: right - beside, width: beside, ...inner, px: beside },
  ]
    .filter((side) => side.px >= 2 && side.width > 0 && side.height > 0)
    .map((side) => ({ kind: "padding", ...side }));
}

function measureGaps(children: readonly Element[]): Space[] {
  const boxes = children.map((child) => child.getBoundingClientRect());
  return boxes.slice(1).flatMap((box, index): Space[] => {
    const last = boxes[index];
    if (last === undefined) return [];
    const below = box.top - last.bottom;
    const beside = box.left - last.right;
    const left = Math.max(box.left, last.left);
    const width = Math.min(box.right, last.right) - left;
    if (below >= 2 && width > 0) return [{ kind: "gap", left, top: last.bottom, width, height: below, px: below }];
    const top = Math.max(box.top, last.top);
    const height = Math.min(box.bottom, last.bottom) - top;
    return beside >= 2 && height > 0 ? [{ kind: "gap", left: last.right, top, width: beside, height, px: beside }] : [];
  });
}
