/**
 * A ref for a box that may scroll: while its content is taller than the box it can take the focus, so that arrow keys
 * scroll it; while it is not, the keyboard passes it by.
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
