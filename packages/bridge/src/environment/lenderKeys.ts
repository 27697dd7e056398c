/** The keys of an environment that state who the lender is. Production must have them. */
export const LENDER_KEYS = [
  "companyName",
  "secRegistration",
  "certificateOfAuthority",
  "companyAddress",
  "serviceEmail",
  "grievanceOfficer",
  "grievanceEmail",
] as const;
