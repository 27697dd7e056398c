/** How the service contacts are asked for; the document and the screen send the same. */
export const contactRequest = { client: "helper", method: "POST", path: "/contact-kf-info" } as const;
