/** More elements than any screen renders; a phone freezes above this number. */
const ELEMENTS_MAX = 25_000;

/**
 * Returns descriptions of harm that server data must never cause: a script URL, injected markup, an excessive number of
 * elements, a polluted prototype.
 */
export function findHarm(root: ParentNode): string[] {
  const elements = [...root.querySelectorAll("*")];
  const harm = elements.flatMap((element) =>
    ["href", "src", "action", "formaction"].flatMap((name) => {
      const address = element.getAttribute(name);
      return address !== null && /^\s*(?:javascript|vbscript|data:(?!image\/))/i.test(address)
        ? [`${element.localName} ${name}=${address.slice(0, 60)}`]
        : [];
    }),
  );
  if (root.querySelector("[onerror], [onload], script")) harm.push("markup injected by the server");
  if (elements.length > ELEMENTS_MAX) harm.push(`${elements.length} elements`);
  if ("polluted" in {}) harm.push("a polluted prototype");
  return harm;
}
