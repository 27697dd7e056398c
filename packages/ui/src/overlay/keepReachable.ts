/**
 * A ref for a box that may scroll. While its content is taller than the box, the box is focusable, so that arrow keys
 * scroll it; otherwise it is not in the tab order.
 */
export function keepReachable(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || typeof ResizeObserver === "undefined") return undefined;
  const measure = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
