/** Components that only one remote uses and owns. They move to packages/ui when a second remote needs them. */
export const ownedByRemotes: readonly { readonly name: string; readonly owner: string; readonly story: string }[] = [
  { name: "copy box", owner: "repay", story: "Screens/Repay/Repayment code" },
  { name: "code and QR block", owner: "repay", story: "Screens/Repay/Repayment code" },
  { name: "payment instructions", owner: "repay", story: "Screens/Repay/Payment instructions" },
  { name: "channel sheet", owner: "repay", story: "Screens/Repay/Repayment" },
  { name: "image uploader", owner: "complaints", story: "Screens/Complaints/Complaint next page" },
  { name: "image viewer", owner: "complaints", story: "Screens/Complaints/Complaint details" },
  { name: "order card", owner: "complaints", story: "Screens/Complaints/Complaint start" },
  { name: "type tags", owner: "complaints", story: "Screens/Complaints/Complaint next page" },
  { name: "agreement frame", owner: "loan", story: "Screens/Loan/Loan agreement" },
  { name: "site frame", owner: "official-site", story: "Screens/Official site/Site" },
];
