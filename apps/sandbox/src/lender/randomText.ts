import { randomBytes, randomInt } from "node:crypto";

/** Returns a random token of 128 bits that is safe in a path. */
export const randomToken = () => randomBytes(16).toString("base64url");

export const randomDigits = (length: number) => Array.from({ length }, () => randomInt(10)).join("");
