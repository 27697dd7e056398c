import { checkLink, useApp } from "@lending/bridge";

/**
 * Returns the URL of an agreement that a server sent, or undefined when the product may not show a page from that host.
 */
export function useFrameAddress(link: string): string | undefined {
  const { environment, page = window } = useApp();
  const checked = checkLink(link, environment, page.location.href);
  return "url" in checked ? checked.url.href : undefined;
}
