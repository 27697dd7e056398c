/** Where the failed joint login is explained (specification 7, "Failure page"). */
export const scholarshipsRequest = { client: "helper", method: "POST", path: "/panda/honey/scholarships" } as const;
