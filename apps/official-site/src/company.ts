/**
 * Company details on the public site: name, address, email, registration and authorisation numbers. Sample data of the
 * sandbox's company; a real lender replaces it.
 */
export const company = {
  name: "Sandbox Lending Corp.",
  address: "1 Sample Street, Makati City, 1200 Metro Manila, Philippines",
  email: "help@sandbox.example",
  grievanceOfficer: "The Grievance Officer",
  grievanceEmail: "grievance@sandbox.example",
  registrationNumber: "CS000000000",
  authorityNumber: "0000",
  since: 2026,
};

export type Company = Readonly<typeof company>;
