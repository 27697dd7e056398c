/** Request for the form. The route sends it early; the screen sends it again if the early one failed. */
export const bankFormRequest = { client: "helper", method: "POST", path: "/card-init" } as const;
