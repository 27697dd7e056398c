import { randomBytes } from "node:crypto";
import { parseEnvironment } from "@lending/bridge/environment";
import type { LiveReader } from "../createLiveReader.ts";
import type { SignedRelease } from "../createReleaseLog.ts";
import { findDocument, readDocuments } from "../documents.ts";
import { covers, openSealed, sha256, type Trust } from "../signing/seal.ts";
import type { Store } from "../store/Store.ts";
import {
  claimKey,
  endOf,
  isAllowedOrigin,
  type Override,
  overrideOrigins,
  overrideSchema,
  readOverrideLink,
  recordKey,
} from "./Override.ts";
import { offerPage } from "./offerPage.ts";

/** A request for a document, as far as overrides need it. */
export interface OverrideRequest {
  readonly method: string;
  /** The complete address that the browser requested. */
  readonly url: string;
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
}

export interface OverrideResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Handles requests for overrides before the server returns a document. */
export interface OverrideService {
  /** Undefined when no override applies; the server then returns the live document. */
  respond(request: OverrideRequest): Promise<OverrideResponse | undefined>;
}

interface OverrideServiceOptions {
  /** Reads the live release. Its environment decides which overrides may open. */
  readonly reader: LiveReader;
  readonly store: Store;
  readonly trust: Trust;
  readonly now?: () => number;
}

const PARAMETER = "override";
/** The signed parameter of the link, then a secret of this phone. */
const COOKIE = /(?:^|;\s*)override=(\d{10}-[0-9a-f]{16}\.[0-9a-f]{16}\.[\w-]{86})\.([\w-]{32})(?:;|$)/;
const NO_STORE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Removes the parameter from an address on this site; all other bytes stay. */
function without(address: URL): string {
  const query = address.search
    .slice(1)
    .split("&")
    .filter((pair) => pair && !new URLSearchParams(pair).has(PARAMETER))
    .join("&");
  // Two slashes at the beginning would be another host.
  return address.pathname.replace(/^\/{2,}/, "/") + (query && `?${query}`);
}

/** Returns whether a form comes from this site. Accepts engines that send neither header; all others reveal a form of another site. */
function isOwnForm(request: OverrideRequest, address: URL): boolean {
  const site = request.header("sec-fetch-site");
  const origin = request.header("origin");
  const isOwnOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === address.host);
  return (site === undefined || site === "same-origin") && isOwnOrigin;
}

/**
 * Creates the override service. A link only offers an override: the page shows what it would open, and a tap opens it on the first
 * phone that accepts. A cookie that scripts cannot read keeps it open. Every request for a document checks the signature, the end,
 * the release that the override was composed from, and what the environment allows now.
 */
export function createOverrideService({
  reader,
  store,
  trust,
  now = Date.now,
}: OverrideServiceOptions): OverrideService {
  /**
   * The live release that was read last. An invented link or cookie is refused by it, without another reading of the store,
   * and in the language of that release.
   */
  let known: SignedRelease | undefined;
  /** The live release. Undefined in an empty store. */
  async function findLive() {
    const list = await reader.newest();
    known = list ? await reader.release(list) : known;
    return known;
  }

  /**
   * Reads the override that the parameter of a link, or a cookie, names. Returns undefined when that is not signed or is over,
   * and when the override may not open here and now.
   */
  async function find(parameter: string): Promise<Override | undefined> {
    const { storeId } = known ?? (await findLive()) ?? {};
    const id = storeId && readOverrideLink(parameter, { storeId, trust, now: now() });
    if (!id) return undefined;
    const key = recordKey(id);
    try {
      const bytes = await store.read(key);
      if (!bytes) return undefined;
      const name = `${store.address}/${key}`;
      const { content, scope } = openSealed(bytes, { schema: overrideSchema, trust, name });
      // It contains documents of every path, so a key of one remote is not enough.
      if (!covers(scope)) return undefined;
      const live = await findLive();
      const isOfThisStore = content.id === id && (await reader.release(content)).hash === content.release;
      return isOfThisStore && live && isAllowedOrigin(content.from, overrideOrigins(live.release.environment))
        ? content
        : undefined;
    } catch {
      // An invalid override opens nothing; the visitor gets the live document.
      return undefined;
    }
  }

  /** A development server runs on the device itself, so its override needs no claim, and can be opened again after it was left. */
  async function isClaimedBy({ id, isDevelopment }: Override, secret: string) {
    if (isDevelopment) return true;
    const bytes = await store.read(claimKey(id));
    return bytes !== undefined && new TextDecoder().decode(bytes) === sha256(secret);
  }

  /** Reads the override that this phone has opened. */
  async function held(request: OverrideRequest): Promise<Override | undefined> {
    const [, link, secret] = COOKIE.exec(request.header("cookie") ?? "") ?? [];
    if (link === undefined || secret === undefined) return undefined;
    const override = await find(link);
    return override && (await isClaimedBy(override, secret)) ? override : undefined;
  }

  async function readDocument({ documents }: Override, pathname: string): Promise<OverrideResponse | undefined> {
    const read = await readDocuments(documents, store).catch(() => undefined);
    const found = read && findDocument(read, pathname);
    return found && { status: 200, headers: { ...found.headers, "cache-control": "no-store" }, body: found.html };
  }

  const cookie = (address: URL, value: string, seconds: number) =>
    `override=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${address.protocol === "https:" ? "; Secure" : ""}`;
  const goOn = (address: URL, headers: Readonly<Record<string, string>> = {}): OverrideResponse => ({
    status: 303,
    headers: { ...NO_STORE, ...headers, location: without(address) },
    body: "",
  });

  async function offer(override: Override | undefined, address: URL): Promise<OverrideResponse> {
    const live = override ? await findLive() : known;
    const environment = parseEnvironment(live?.release.environment ?? {});
    return offerPage({
      override,
      minutes: override ? Math.max(1, Math.round(((endOf(override.id) ?? 0) - now()) / 60_000)) : 0,
      locale: address.searchParams.get("lang") ?? "",
      environment,
      onward: without(address),
    });
  }

  return {
    async respond(request) {
      const address = new URL(request.url);
      const parameter = address.searchParams.get(PARAMETER);
      if (parameter === null) {
        const override = request.method === "GET" ? await held(request) : undefined;
        return override && readDocument(override, address.pathname);
      }
      if (parameter === "off") return goOn(address, { "set-cookie": cookie(address, "", 0) });
      const override = await find(parameter);
      if (override && (await held(request))?.id === override.id) return goOn(address);
      if (!override || (await store.read(claimKey(override.id)))) return offer(undefined, address);
      if (request.method !== "POST") return offer(override, address);
      if (!isOwnForm(request, address)) return offer(undefined, address);
      const secret = randomBytes(24).toString("base64url");
      const isFirst =
        override.isDevelopment || (await store.create(claimKey(override.id), new TextEncoder().encode(sha256(secret))));
      if (!isFirst) return offer(undefined, address);
      const seconds = Math.ceil(((endOf(override.id) ?? 0) - now()) / 1000);
      return goOn(address, { "set-cookie": cookie(address, `${parameter}.${secret}`, seconds) });
    },
  };
}
