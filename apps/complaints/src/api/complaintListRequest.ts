/** How the borrower's complaints are asked for; the document and the screen send the same. */
export const complaintListRequest = { client: "helper", method: "POST", path: "/problem-list" } as const;
