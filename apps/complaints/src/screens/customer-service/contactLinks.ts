/** Base of a link to a messenger number. `redirectHosts` must still allow the host. */
const MESSENGER = "https://wa.me/";

// Excludes everything that could start a second header, a second address or a query of the mail.
const EMAIL = /^[\w.+-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const NUMBER = /^(?:\+|00)?[\d\s().-]{7,23}$/;
const INTERNATIONAL = /^(?:\+|00)/;
const DIGITS_MIN = 8;
const DIGITS_MAX = 15;
/** A mobile number of the Philippines: ten digits after an optional country code and 0. */
const MOBILE = /^(?:63)?0?((?:9\d\d|81[37]|89[5-8])\d{7})$/;
const COUNTRY = "63";

/** Returns a link that opens mail to this address, or undefined for an invalid address, which is shown as text. */
export function emailLink(email: string): string | undefined {
  return email.length <= 254 && EMAIL.test(email) ? `mailto:${email}` : undefined;
}

/** Returns a link to this contact for `openExternal`, or undefined for an invalid contact, which is shown as text. */
export function messengerLink(contact: string): string | undefined {
  if (/^https?:\/\//i.test(contact)) return contact;
  const digits = readInternational(contact.trim());
  return digits === undefined ? undefined : MESSENGER + digits;
}

/**
 * Returns the digits of a number with its country code. Without one only a mobile number of the Philippines is
 * unambiguous: `9171234567` as it is would be a number in India.
 */
function readInternational(contact: string): string | undefined {
  if (!NUMBER.test(contact)) return undefined;
  const isInternational = INTERNATIONAL.test(contact);
  const digits = contact.replace(isInternational ? /^00|\(0\)|\D/g : /\D/g, "");
  const isForeign = isInternational && !digits.startsWith(COUNTRY);
  const mobile = isForeign ? undefined : MOBILE.exec(digits)?.[1];
  if (mobile !== undefined) return COUNTRY + mobile;
  // A 0 after the country code is not dialled, and the plan of another country is not known here.
  const isDialled = isInternational && !digits.startsWith(`${COUNTRY}0`);
  return isDialled && digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX ? digits : undefined;
}
