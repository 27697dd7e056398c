import { checkLink, useApp } from "@lending/bridge";

/**
 * Returns the URL of an agreement that a server sent, or undefined when the link is unsafe or its host is not allowed.
 */
export function useFrameAddress(link: string): string | undefined {
  const { environment, page = window } = useApp();
  const checked = checkLink(link, environment, page.location.href);
  return "url" in checked ? checked.url.href : undefined;
}
