/** Request for the borrower's complaints. The document and the screen send the same one. */
export const complaintListRequest = { client: "helper", method: "POST", path: "/problem-list" } as const;
