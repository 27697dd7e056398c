/**
 * File name of a build's integrity manifest: `{ "<script or stylesheet>": "sha384-…" }`. Its hash is enough to verify
 * every file.
 */
export const PINS_FILE = "pins.json";
