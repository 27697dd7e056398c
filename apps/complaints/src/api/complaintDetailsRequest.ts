/** How one complaint is asked for; the document and the screen send the same. */
export const complaintDetailsRequest = { client: "helper", method: "POST", path: "/problem-detail" } as const;
