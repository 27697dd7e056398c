/** Specification 9: a complaint has at most so many characters. */
export const COMPLAINT_TEXT_MAX = 200;
