// At least three digits, parted by spaces, hyphens or brackets.
const PHONE = /^\+?(?=(?:\D*\d){3})[\d ()-]{3,24}$/;

/** Whether a text is a phone number and nothing else, so that it can be dialled as it is. */
export const isPhoneNumber = (text: string): boolean => PHONE.test(text);
