import type { PagePort } from "@lending/bridge";
import { addressOf, type EntryState } from "@lending/bridge/history-entry";
import { cleanAddress } from "@lending/bridge/launch";
import type { Location, Navigator, To } from "react-router";

interface Entry {
  readonly location: Location;
  /** As `history.state`, which `useBack` and the back stack read. */
  readonly state: EntryState;
}

interface MemoryPageOptions {
  readonly path: string;
  /** Origin of the product's addresses. */
  readonly origin: string;
  /** Returns whether the remote owns a path. */
  readonly owns: (pathname: string) => boolean;
  /** Called with the address of a path that the remote does not own. Without it the page opens that path too. */
  readonly onNavigate: ((path: string) => void) | undefined;
}

export type MemoryPage = ReturnType<typeof createMemoryPage>;

/** Creates the page of a mounted remote. Its history is in memory: the address and the history of the host's page stay the host's. */
export function createMemoryPage({ path, origin, owns, onNavigate }: MemoryPageOptions) {
  let count = 0;
  const makeEntry = (address: string, idx: number, state: unknown): Entry => {
    const { pathname, search, hash } = new URL(address, origin);
    count += 1;
    const key = `mounted-${count}`;
    return { location: { pathname, search, hash, state, key }, state: { state, key, idx } };
  };
  const entries = [makeEntry(path, 0, null)];
  let current = 0;
  const events = new EventTarget();
  const entry = () => entries[current] as Entry;
  const href = () => new URL(addressOf(entry().location), origin).href;
  const target = (type: string) => (type === "popstate" ? events : window);

  const add = (next: Entry, replaces: boolean) => {
    if (!replaces) current += 1;
    entries.splice(current, entries.length, next);
  };
  const go = (delta: number) => {
    if (!entries[current + delta]) return;
    current += delta;
    events.dispatchEvent(new Event("popstate"));
    events.dispatchEvent(new Event("change"));
  };
  const navigate = (to: To, replaces: boolean, state: unknown = null) => {
    // The host has the identifiers of the launch already, and may write this address into its own history.
    const url = new URL(cleanAddress(new URL(addressOf(to), href()).href));
    const address = addressOf(url);
    if (onNavigate && !owns(url.pathname)) return onNavigate(address);
    const { idx } = entry().state as { readonly idx: number };
    add(makeEntry(address, replaces ? idx : idx + 1, state), replaces);
    events.dispatchEvent(new Event("change"));
  };
  /** Opens an address as the page's location does: one of the product stays in the mounted remote. */
  const open = (address: string, replaces: boolean) => {
    const url = new URL(address, href());
    if (url.origin === origin) navigate(addressOf(url), replaces);
    else window.location[replaces ? "replace" : "assign"](url.href);
  };

  return {
    port: {
      location: {
        get href() {
          return href();
        },
        assign: (address) => open(address, false),
        replace: (address) => open(address, true),
      },
      history: {
        get state() {
          return entry().state;
        },
        pushState: (state) => add({ location: entry().location, state: state as EntryState }, false),
        go,
      },
      get sessionStorage() {
        return window.sessionStorage;
      },
      addEventListener: (type, listener) => target(type).addEventListener(type, listener),
      removeEventListener: (type, listener) => target(type).removeEventListener(type, listener),
    } satisfies PagePort,
    navigator: {
      createHref: (to) => addressOf(new URL(addressOf(to), href())),
      go,
      push: (to, state?: unknown) => navigate(to, false, state),
      replace: (to, state?: unknown) => navigate(to, true, state),
    } satisfies Navigator,
    read: () => entry().location,
    subscribe(listener: () => void) {
      events.addEventListener("change", listener);
      return () => events.removeEventListener("change", listener);
    },
  };
}
