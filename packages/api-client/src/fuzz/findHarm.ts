/** More than any screen shows: past it a phone freezes. */
const ELEMENTS_MAX = 25_000;

/** What a server's words must never become: an address that runs or leads astray, markup, a page without end. */
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
  if (root.querySelector("[onerror], [onload], script")) harm.push("markup of the server's");
  if (elements.length > ELEMENTS_MAX) harm.push(`${elements.length} elements`);
  if ("polluted" in {}) harm.push("a polluted prototype");
  return harm;
}
