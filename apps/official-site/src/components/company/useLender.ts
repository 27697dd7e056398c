import { useApp } from "@lending/bridge";
import { type Company, company } from "../../company.ts";

/** Returns the lender's name and its numbers at the regulator, as the deployment states them, else the sample data. */
export function useLender(): Company {
  // A shell of an earlier release has none of these keys.
  const { companyName, secRegistration, certificateOfAuthority } = useApp().environment;
  return {
    ...company,
    name: companyName || company.name,
    registrationNumber: secRegistration || company.registrationNumber,
    authorityNumber: certificateOfAuthority || company.authorityNumber,
  };
}
