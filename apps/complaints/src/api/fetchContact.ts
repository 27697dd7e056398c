import { defineRead } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import { isMobile, readPhone } from "@lending/ui/phone";

/** Contacts of the lender's customer service: an address, and a telephone number or a messenger link. Either may be "". */
export const serviceContact = defineRead({
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { type: "1" },
  data: record({ email: text(), smWa: text() }),
  read: ({ email, smWa }) => ({ email: email.trim(), messenger: smWa.trim() }),
});

/** Base of a link to a messenger number. `redirectHosts` must still allow the host. */
const MESSENGER = "https://wa.me/";

// Excludes everything that could start a second header, a second address or a query of the mail.
const EMAIL = /^[\w.+-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const NUMBER = /^(?:\+|00)?[\d\s().-]{7,23}$/;
const INTERNATIONAL = /^(?:\+|00)/;
const DIGITS_MIN = 8;
const DIGITS_MAX = 15;
const COUNTRY = "63";

/**
 * Returns a link that opens mail to this address about `subject`, or undefined for an invalid address, which is shown as
 * text.
 */
export function emailLink(email: string, subject = ""): string | undefined {
  if (email.length > 254 || !EMAIL.test(email)) return undefined;
  return `mailto:${email}${subject === "" ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}

/**
 * Returns a link to this contact for `openExternal` that begins a message with `message`, or undefined for an invalid
 * contact, which is shown as text. A ready-made link stays as it is.
 */
export function messengerLink(contact: string, message = ""): string | undefined {
  if (/^https?:\/\//i.test(contact)) return contact;
  const digits = readInternational(contact.trim());
  const text = message === "" ? "" : `?text=${encodeURIComponent(message)}`;
  return digits === undefined ? undefined : MESSENGER + digits + text;
}

/**
 * Returns the digits of a number with its country code. Without one only a mobile number of the Philippines is
 * unambiguous: `9171234567` as it is would be a number in India.
 */
function readInternational(contact: string): string | undefined {
  if (!NUMBER.test(contact)) return undefined;
  const mobile = readPhone(contact);
  if (isMobile(mobile)) return COUNTRY + mobile.slice(1);
  const isInternational = INTERNATIONAL.test(contact);
  const digits = contact.replace(isInternational ? /^00|\(0\)|\D/g : /\D/g, "");
  // A 0 after the country code is not dialled, and the plan of another country is not known here.
  const isDialled = isInternational && !digits.startsWith(`${COUNTRY}0`);
  return isDialled && digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX ? digits : undefined;
}
