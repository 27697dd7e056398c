/** Where the form is read (specification 7, "Bank binding"); the route asks for it early, the fetch again if it must. */
export const bankFormRequest = { client: "helper", method: "POST", path: "/card-init" } as const;
