const KEY = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.@+~-]+(\/[\w.@+~-]+)*$/;

/** Rejects a key that could leave the store, or that two stores would write differently. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is not a valid key.`);
  return key;
}
