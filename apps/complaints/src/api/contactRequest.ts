/** Request for the service contacts. The document and the screen send the same one. */
export const contactRequest = { client: "helper", method: "POST", path: "/contact-kf-info" } as const;
