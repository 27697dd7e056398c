/** A build's table of pins, beside its files: `{ "<script or stylesheet>": "sha384-…" }`. Whoever knows its hash can check them all. */
export const PINS_FILE = "pins.json";
