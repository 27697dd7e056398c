/** A connection that is refused or lost. */
export const lost = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** A server that never responds; the request ends by its time-out or its signal. */
export const stuck = (): Promise<never> => new Promise(() => undefined);

/** A response with the given HTTP status. */
export const status = (code: number) => (): Response => new Response("{}", { status: code });

/** An HTML page instead of data, as a captive portal sends it. */
export const html = (): Response =>
  new Response("<!doctype html><title>Log in to the Wi-Fi</title>", { headers: { "Content-Type": "text/html" } });
