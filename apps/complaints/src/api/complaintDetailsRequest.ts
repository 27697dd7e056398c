/** Request for one complaint. The document and the screen send the same one. */
export const complaintDetailsRequest = { client: "helper", method: "POST", path: "/problem-detail" } as const;
