/** Base of a link to a messenger number. `redirectHosts` must still allow the host. */
const MESSENGER = "https://wa.me/";

// Excludes everything that could start a second header, a second address or a query of the mail.
const EMAIL = /^[\w.+-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const NUMBER = /^\+?[\d\s().-]{7,23}$/;
/** Replaces the leading 0 of a domestic number. */
const COUNTRY = "63";
const DIGITS_MIN = 8;
const DIGITS_MAX = 15;

/** Returns a link that opens mail to this address, or undefined for an invalid address, which is shown as text. */
export function emailLink(email: string): string | undefined {
  return email.length <= 254 && EMAIL.test(email) ? `mailto:${email}` : undefined;
}

/** Returns a link to this contact for `openExternal`, or undefined for an invalid contact, which is shown as text. */
export function messengerLink(contact: string): string | undefined {
  if (/^https?:\/\//i.test(contact)) return contact;
  const digits = contact.replace(/\D/g, "").replace(/^0/, COUNTRY);
  const isNumber = NUMBER.test(contact) && digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX;
  return isNumber ? MESSENGER + digits : undefined;
}
