import { checkLink, useApp, useOpenExternal } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { useEffect, useState } from "react";
import { agreementMessages } from "../../messages/source.ts";
import * as css from "./useAgreement.module.css";

/** After this time an agreement counts as not loaded. */
const LOAD_MAX_MS = 10_000;

/**
 * Returns an agreement: a sandboxed frame (no scripts, no forms, no access to this page) whose accessible name is the
 * title, with a message and Retry when it does not load, and always "Open agreement", which opens the same text as its
 * own page. Returns undefined when the link that the server sent is unsafe or its host is not allowed. Only an agreement
 * with `isLoaded`, or one that was opened as its own page, may be agreed to: `onOpen` runs before the page opens.
 */
export function useAgreement(link: string, title: string, onOpen?: () => void) {
  const { environment, page = window } = useApp();
  const messages = useMessages(agreementMessages);
  const { retry } = useMessages(commonMessages);
  const openExternal = useOpenExternal();
  const [attempt, setAttempt] = useState(0);
  // Each names the load to which it belongs, so that a newer link or a retry starts without them.
  const [loaded, setLoaded] = useState("");
  const [frameable, setFrameable] = useState<{ readonly load: string; readonly can: boolean }>();
  const [late, setLate] = useState("");
  const pageHref = page.location.href;
  const checked = checkLink(link, environment, pageHref);
  const href = "url" in checked ? checked.url.href : "";

  const load = `${attempt} ${href}`;
  useEffect(() => {
    if (href === "") return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => setLate(load), LOAD_MAX_MS);
    void canBeFramed(new URL(href), new URL(pageHref).origin, signal).then((can) => {
      if (signal.aborted) return;
      setFrameable({ load, can });
      // The frame loads the text itself.
      controller.abort();
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [href, pageHref, load]);

  if (href === "") return undefined;
  const isFrameable = frameable?.load === load ? frameable.can : undefined;
  const isLoaded = loaded === load && isFrameable === true;
  const hasFailed = isFrameable === false || (late === load && !isLoaded);
  const content = (
    <>
      {hasFailed && (
        <div role="alert" className={css.failed}>
          <Notice tone="warning" title={messages.notLoaded}>
            {messages.notLoadedHint}
          </Notice>
          <Button variant="line" onClick={() => setAttempt(attempt + 1)}>
            {retry}
          </Button>
        </div>
      )}
      <iframe
        key={load}
        className={css.frame}
        hidden={hasFailed}
        src={href}
        title={title}
        sandbox=""
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(load)}
      />
      {/* Nobody can know what another site's frame shows. */}
      {!hasFailed && new URL(href).origin !== new URL(pageHref).origin && <p className={css.hint}>{messages.noText}</p>}
      <Button
        variant="quiet"
        onClick={() => {
          onOpen?.();
          openExternal(link);
        }}
      >
        {messages.open}
      </Button>
    </>
  );
  return { content, isLoaded };
}

/** Files that a sandboxed frame does not show. */
const NO_PAGE = /pdf|octet-stream|msword|officedocument/i;

/**
 * Returns false when an agreement cannot be shown in a frame: its host forbids it, fails or cannot be reached, or it is a
 * file. A frame does not report this: a browser fires `load` for its own error page too. Of another site a page learns
 * only whether its host responds, and the file type from the link; for anything else it returns true.
 */
async function canBeFramed(url: URL, pageOrigin: string, signal: AbortSignal): Promise<boolean> {
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
