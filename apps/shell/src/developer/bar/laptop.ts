import { parseResponse, record, text } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";
import { storedOverride } from "../environmentOverride.ts";

const laptopSchema = record({ remote: text(), link: text() });

/** The laptop whose build the developer last opened. */
const storedLaptop = declareStored({
  key: "tab.laptop",
  place: "session",
  read: (stored) => parseResponse(laptopSchema, stored),
});

/**
 * Returns the build of `pnpm dev <remote> --against <site>` that this webview last opened, with the parameter of the link
 * that opens it. The badge of an open one has its link.
 */
export function readLaptop() {
  const { link = "", remote = "" } = document.getElementById("override")?.dataset ?? {};
  if (link) storedLaptop.save({ remote, link });
  const known = storedLaptop.read();
  return known.remote && known.link ? known : undefined;
}

/** Returns the command that develops a remote inside this site. */
export const devCommand = (remote = "<remote>") => `pnpm dev ${remote} --against ${location.origin}`;

/** Opens this page with another value of the override parameter. */
export function openOverride(value: string) {
  const address = new URL(location.href);
  address.searchParams.set("override", value);
  location.replace(address.href);
}

export function leaveTools() {
  storedOverride.drop();
  if (document.getElementById("override")) openOverride("off");
  else location.reload();
}

/** What the development server reported last: the errors of the build, or that it does not respond. */
export type ServerProblem = { readonly kind: "build"; readonly text: string } | { readonly kind: "stopped" };

interface Message {
  readonly type?: unknown;
  readonly data?: unknown;
}

/** Calls the listener when the problem of the development server changes. Its client in the page posts these messages. */
export function watchServer(listener: (problem: ServerProblem | undefined) => void) {
  const read = ({ source, data }: MessageEvent<Message | null>) => {
    if (source !== window) return;
    if (data?.type === "webpackErrors") listener({ kind: "build", text: [data.data].flat().join("\n\n") });
    if (data?.type === "webpackClose") listener({ kind: "stopped" });
    if (data?.type === "webpackOk" || data?.type === "webpackStillOk") listener(undefined);
  };
  addEventListener("message", read);
  return () => removeEventListener("message", read);
}
