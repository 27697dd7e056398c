/** Files that a sandboxed frame does not show. */
const NO_PAGE = /pdf|octet-stream|msword|officedocument/i;

/**
 * Returns false when an agreement cannot be shown in a frame: its host forbids it, fails or cannot be reached, or it is a
 * file. A frame does not report this: a browser fires `load` for its own error page too. Of another site a page learns
 * only whether its host responds, and the file type from the link; for anything else it returns true.
 */
export async function canBeFramed(url: URL, pageOrigin: string, signal: AbortSignal): Promise<boolean> {
  if (/\.pdf$/i.test(url.pathname)) return false;
  const isOwn = url.origin === pageOrigin;
  try {
    // Without CORS a request is rejected only when no response arrives. Nothing of the response can be read.
    const { ok, headers } = await fetch(url, {
      signal,
      referrerPolicy: "no-referrer",
      ...(!isOwn && { mode: "no-cors", credentials: "omit", cache: "no-store" }),
    });
    if (!isOwn) return true;
    const ancestors = /frame-ancestors ([^;]*)/i.exec(headers.get("Content-Security-Policy") ?? "")?.[1] ?? "'self'";
    return (
      ok &&
      !NO_PAGE.test(headers.get("Content-Type") ?? "") &&
      !/^attachment/i.test(headers.get("Content-Disposition") ?? "") &&
      !/deny/i.test(headers.get("X-Frame-Options") ?? "") &&
      (/'self'|\*/.test(ancestors) || ancestors.includes(url.host))
    );
  } catch {
    return false;
  }
}
