/** Files that a sandboxed frame does not show. */
const NO_PAGE = /pdf|octet-stream|msword|officedocument/i;

/**
 * Returns false when an agreement cannot be shown in a frame: its host forbids it or fails, or it is a file. A frame
 * reports `load` for its own error page too, and a page cannot look into a frame of another site. So this is known only
 * for our own origin and for a link that names a PDF; for any other link it returns true.
 */
export async function canBeFramed(url: URL, pageOrigin: string, signal: AbortSignal): Promise<boolean> {
  if (/\.pdf$/i.test(url.pathname)) return false;
  if (url.origin !== pageOrigin) return true;
  try {
    const { ok, headers } = await fetch(url, { signal, referrerPolicy: "no-referrer" });
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
