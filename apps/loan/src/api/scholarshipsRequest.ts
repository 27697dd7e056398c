/** Request for the explanation of the failed joint login. */
export const scholarshipsRequest = { client: "helper", method: "POST", path: "/panda/honey/scholarships" } as const;
