import type { NativeMessage } from "./NativeMessage.ts";

/**
 * Returns a command as a link of the app's scheme, `<linkScheme>://<command>?<params>`. Spaces become `%20`, which
 * native parsers expect.
 */
export function toNativeLink(linkScheme: string, { command, params }: NativeMessage): string {
  const query = Object.entries(params).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${linkScheme}://${command}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
