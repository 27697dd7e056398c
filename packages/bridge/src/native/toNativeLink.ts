import type { NativeMessage } from "./NativeMessage.ts";

/** A command as a link of the app's own scheme, `<linkScheme>://<command>?<params>`; spaces are `%20`, as native parsers expect. */
export function toNativeLink(linkScheme: string, { command, params }: NativeMessage): string {
  const query = Object.entries(params).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${linkScheme}://${command}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
