/** Request for the start of a complaint: about one order, or the variant without a body. */
export const complaintStartRequest = {
  aboutOrder: { client: "helper", method: "POST", path: "/problem-init" },
  anyOrder: { client: "helper", method: "GET", path: "/problem-init" },
} as const;
