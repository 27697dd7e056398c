import type { IssuedCode } from "../../api/codeFacts.ts";
import { ExpiredCode } from "../../components/ExpiredCode.tsx";
import { useExpiry } from "../../components/useExpiry.ts";

/** Precedes an issued code whose expiry cannot be read. Renders nothing otherwise. */
export function UnclearExpiry({ issued: { facts, payment, now } }: { issued: IssuedCode }) {
  return useExpiry(facts.expiresAt, now) === "unknown" && <ExpiredCode payment={payment} unclear={facts.expiresAt} />;
}
