import { randomBytes, randomInt } from "node:crypto";

/** A name that cannot be guessed, safe in a path. */
export const randomToken = () => randomBytes(16).toString("base64url");

export const randomDigits = (length: number) => Array.from({ length }, () => randomInt(10)).join("");
