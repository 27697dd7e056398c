/** Where a messenger's number leads; the host still has to be allowed (`redirectHosts`). */
const MESSENGER = "https://wa.me/";

// Nothing that could begin a second header, a second address or a query of the mail.
const EMAIL = /^[\w.+-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const NUMBER = /^\+?[\d\s().-]{7,23}$/;
/** A number written for callers at home begins with 0 in place of it. */
const COUNTRY = "63";
const DIGITS_MIN = 8;
const DIGITS_MAX = 15;

/** The link that opens mail to this address, or undefined: then it is but words. */
export function emailLink(email: string): string | undefined {
  return email.length <= 254 && EMAIL.test(email) ? `mailto:${email}` : undefined;
}

/** The link that `openExternal` may follow to this contact, or undefined: then it is but words. */
export function messengerLink(contact: string): string | undefined {
  if (/^https?:\/\//i.test(contact)) return contact;
  const digits = contact.replace(/\D/g, "").replace(/^0/, COUNTRY);
  const isNumber = NUMBER.test(contact) && digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX;
  return isNumber ? MESSENGER + digits : undefined;
}
