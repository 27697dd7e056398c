// At least three digits, separated by spaces, hyphens or brackets; the environment's service phone has the same rule.
const PHONE = /^\+?(?=(?:\D*\d){3})[\d ()-]{3,24}$/;

/** Returns a phone number to call, or "" for a malformed one: without its letters or signs, another number would be dialled. */
export function readPhone(sent: string): string {
  const number = sent.trim();
  return PHONE.test(number) ? number : "";
}
