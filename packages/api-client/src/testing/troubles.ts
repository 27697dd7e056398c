/** A connection that is refused or lost. */
export const lost = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** A server that never answers; the request ends by its time-out or its signal. */
export const stuck = (): Promise<never> => new Promise(() => undefined);

/** An answer with a bad HTTP status. */
export const status = (code: number) => (): Response => new Response("{}", { status: code });

/** A page where data was expected, as a captive portal sends it. */
export const html = (): Response =>
  new Response("<!doctype html><title>Log in to the Wi-Fi</title>", { headers: { "Content-Type": "text/html" } });
