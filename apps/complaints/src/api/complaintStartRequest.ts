/** How the start of a complaint is asked for (specification 7): about one order, or as the body-less variant. */
export const complaintStartRequest = {
  aboutOrder: { client: "helper", method: "POST", path: "/problem-init" },
  anyOrder: { client: "helper", method: "GET", path: "/problem-init" },
} as const;
