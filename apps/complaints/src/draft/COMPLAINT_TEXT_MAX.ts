/** Maximum length of a complaint, in characters. */
export const COMPLAINT_TEXT_MAX = 200;
