import { useApp } from "@lending/bridge";

const KEYS = [
  "companyName",
  "companyAddress",
  "serviceEmail",
  "grievanceOfficer",
  "grievanceEmail",
  "secRegistration",
  "certificateOfAuthority",
] as const;

/** What a borrower can read about the lender, under its keys of the environment. */
export type Lender = Readonly<Record<(typeof KEYS)[number], string>>;

/**
 * Returns the lender's details, as the deployment states them. `ship` requires all of them in production; on a staging
 * site the name of the key takes the place of a missing one.
 */
export function useLender(): Lender {
  const { environment } = useApp();
  return Object.fromEntries(KEYS.map((key) => [key, environment[key] || `[${key}]`])) as Lender;
}
