/** A mobile number without its first 0, also one that is being typed; those with 8 only when they are whole. */
const WITHOUT_ZERO = /^(?:9\d{0,9}|8(?:1[37]|9[5-8])\d{7})$/;
/** 63 before a mobile prefix of the Philippines, also as 0063 and with the 0 that only numbers without it have. */
const COUNTRY_CODE = /^(?:00)?630?(?=9|8(?:1[37]|9[5-8]))/;
const MOBILE = /^0(?:9\d\d|81[37]|89[5-8])\d{7}$/;

/** Returns the digits of a text, also full-width ones. */
export const readDigits = (text: string): string => text.normalize("NFKC").replace(/\D/g, "");

/**
 * Returns the digits of a phone number, a mobile number of the Philippines always as `09171234567`: also from `917…`,
 * `+63…` and `0063…`, and from the beginning of one that is being typed. Only a Philippine number begins so and has ten
 * digits, unless a + precedes it.
 */
export function readPhone(text: string): string {
  const digits = readDigits(text).replace(COUNTRY_CODE, "0");
  return !text.includes("+") && WITHOUT_ZERO.test(digits) ? `0${digits}` : digits;
}

/** Returns whether digits as `readPhone` returns them are a whole mobile number of the Philippines. */
export const isMobile = (digits: string): boolean => MOBILE.test(digits);

// At least three digits, parted by spaces, hyphens or brackets.
const DIALLED = /^\+?(?=(?:\D*\d){3})[\d ()-]{3,24}$/;

/** Whether a text is a phone number and nothing else, so that it can be dialled as it is. */
export const isPhoneNumber = (text: string): boolean => DIALLED.test(text);
