import { useApp } from "@lending/bridge";

/** What a borrower can read about the lender. */
export interface Lender {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly grievanceOfficer: string;
  readonly grievanceEmail: string;
  readonly registrationNumber: string;
  readonly authorityNumber: string;
}

/**
 * Returns the lender's details, as the deployment states them. `ship` requires all of them in production; on a staging
 * site the name of the key takes the place of a missing one.
 */
export function useLender(): Lender {
  const { environment } = useApp();
  const read = (key: keyof typeof environment) => String(environment[key] || `[${key}]`);
  return {
    name: read("companyName"),
    address: read("companyAddress"),
    email: read("serviceEmail"),
    grievanceOfficer: read("grievanceOfficer"),
    grievanceEmail: read("grievanceEmail"),
    registrationNumber: read("secRegistration"),
    authorityNumber: read("certificateOfAuthority"),
  };
}
