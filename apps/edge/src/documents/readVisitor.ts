import { randomUUID } from "node:crypto";
import { readParameter } from "@lending/bridge/launch";
import type { Release, Variant } from "@lending/releases/formats/Release";
import { chooseVariants, concerns, deviceOf } from "@lending/releases/variants";
import type { createCookies } from "../http/headers.ts";

/** The side of a variant with a share that a document is on. */
export interface Side {
  readonly id: string;
  readonly side: "variant" | "live";
  /** Whether the variant changes the owner of the path, the shell or the environment: then the page's speed depends on it. */
  readonly isMeasured: boolean;
}

/** What a request gets from a release. */
export type Visitor = ReturnType<typeof readVisitor>;

interface DocumentRequest {
  readonly path: string;
  readonly isPublic: boolean;
  readonly query: URLSearchParams;
  readonly cookies: ReturnType<typeof createCookies>;
}

const DAY_SECONDS = 86_400;
const DEVICE = /^[0-9a-f]{32}$/;
const BY_HAND = /^(?:[0-9a-f]{8}|live)$/;
const PREVIEW = /^([0-9a-f]{8})\.([\w-]{16,100})$/;
const PREVIEWS_MAX = 4;

/** Reads the id and the secret of a preview's link; undefined for any other text. */
export function readPreview(text: string): readonly [id: string, secret: string] | undefined {
  const [, id, secret] = PREVIEW.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? [id, secret] : undefined;
}

/** Reads the cookie of the previews that a phone has accepted. */
export const readPreviews = (cookie: string): ReadonlyMap<string, string> =>
  new Map(
    cookie
      .split("~")
      .slice(0, PREVIEWS_MAX)
      .flatMap((one) => {
        const read = readPreview(one);
        return read ? [read] : [];
      }),
  );

/**
 * Returns the variants that a request gets. The device is that of the link, or a random one in a cookie, which exists only while a
 * variant with a share concerns the document.
 */
export function readVisitor(release: Release, { path, isPublic, query, cookies }: DocumentRequest) {
  const document = { pathname: path, isPublic };
  const shared = release.variants.filter((one) => one.percent !== undefined && concerns(one, document, release));
  const cookie = cookies.read("variant");
  const parameter = query.get("variant") ?? "";
  const wanted = BY_HAND.test(parameter) ? parameter : undefined;
  const deviceId = readParameter(query, "deviceId");
  const kept = DEVICE.exec(cookies.read("device"))?.[0];
  const device = deviceId === "" ? (kept ?? randomUUID().replaceAll("-", "")) : deviceOf(deviceId);
  const ids = chooseVariants(release, { ...document, device, wanted, previews: readPreviews(cookie) });
  const hasPreview = release.variants.some(({ id, link }) => link !== undefined && ids.includes(id));
  const isChosen = wanted !== undefined || hasPreview;
  const sideOf = (one: Variant): Side => ({
    id: one.id,
    side: ids.includes(one.id) ? "variant" : "live",
    // Of a private page every variant concerns the document, but may leave its speed alone.
    isMeasured: concerns(one, { ...document, isPublic: true }, release),
  });
  return {
    /** The variants of the document, in the order of the release. */
    ids,
    /** The sides of the document that count for a verdict. What a tester opens by hand decides nothing. */
    sides: isChosen ? [] : shared.map(sideOf),
    /** Whether the document is for this device only. */
    isPrivate: shared.length > 0 || isChosen || cookie !== "",
    /** Values of `set-cookie`. */
    cookies: [
      ...(shared.length > 0 ? [cookies.write("device", device, DAY_SECONDS)] : []),
      ...(cookie !== "" && !hasPreview ? [cookies.write("variant", "", 0)] : []),
    ],
  };
}

/** Returns the cookie of a phone that accepts one more preview. */
export const acceptPreview = (
  [id, secret]: readonly [string, string],
  cookies: ReturnType<typeof createCookies>,
): string => {
  const others = [...readPreviews(cookies.read("variant"))].filter(([one]) => one !== id).slice(0, PREVIEWS_MAX - 1);
  const value = [[id, secret], ...others].map((one) => one.join(".")).join("~");
  return cookies.write("variant", value, 7 * DAY_SECONDS);
};
