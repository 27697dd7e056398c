import { checkLink, useApp } from "@lending/bridge";

/** The address of an agreement that a server sent, or undefined when nothing may be shown from there. */
export function useFrameAddress(link: string): string | undefined {
  const { environment, page = window } = useApp();
  const checked = checkLink(link, environment, page.location.href);
  return "url" in checked ? checked.url.href : undefined;
}
