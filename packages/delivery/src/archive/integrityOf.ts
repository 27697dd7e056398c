import { createHash } from "node:crypto";

/** Returns the integrity value of content: `sha384-` and its SHA-384 in base64. */
export const integrityOf = (content: Uint8Array) => `sha384-${createHash("sha384").update(content).digest("base64")}`;
