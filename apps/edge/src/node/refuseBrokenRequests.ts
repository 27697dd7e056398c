import { type Server, STATUS_CODES } from "node:http";

/** What a person reads for each status; a phone's browser shows it as a page. */
const MESSAGES = {
  400: "This request cannot be read. Go back and try again.",
  408: "This request took too long to arrive. Check the connection and try again.",
  431: "The address or the cookies of this request are too long. Open the page again from the app.",
} as const;

const statusOf = (code: string | undefined): keyof typeof MESSAGES =>
  code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;

/** Responds to requests that Node cannot parse with a message and the status. No other handler sees them. */
export function refuseBrokenRequests(server: Server, onRefused: (status: number) => void): void {
  server.on("clientError", (fault: NodeJS.ErrnoException, socket) => {
    // The client is gone.
    if (fault.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status = statusOf(fault.code);
    onRefused(status);
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${status}</title><h1>${STATUS_CODES[status]}</h1><p>${MESSAGES[status]}</p></html>`;
    const headers = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: text/html; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: no-store",
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      "connection: close",
    ];
    socket.end(`${headers.join("\r\n")}\r\n\r\n${body}`);
  });
}
