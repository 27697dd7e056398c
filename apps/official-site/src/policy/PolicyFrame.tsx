import { useApp } from "@lending/bridge";
import { useState } from "react";
import { createPortal } from "react-dom";
import * as css from "./Policy.module.css";
import { PolicyText } from "./PolicyText.tsx";

/** The privacy policy in a frame: the lender's page, or else our text with the lender's details. */
export function PolicyFrame({ title }: { title: string }) {
  const { policyUrl } = useApp().environment;
  // The lender's page may need scripts, but no access to this site and no navigation of this window.
  if (policyUrl) {
    return (
      <iframe
        className={css.frame}
        title={title}
        src={policyUrl}
        loading="lazy"
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
      />
    );
  }
  return <OwnPolicy title={title} />;
}

/** An empty page into which this one renders the policy, because a file of the build cannot name the lender. */
function OwnPolicy({ title }: { title: string }) {
  const [body, setBody] = useState<HTMLElement>();
  const open = (frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument;
    if (!page || page.documentElement.lang === "en") return;
    copyStyles(document, page);
    page.documentElement.lang = "en";
    setBody(page.body);
  };
  return (
    <>
      {/* The empty page exists at once; an engine may replace it when it has loaded. */}
      <iframe
        ref={open}
        className={css.frame}
        title={title}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => open(currentTarget)}
      />
      {body &&
        createPortal(
          <div className={css.page}>
            <h1>{title}</h1>
            <PolicyText />
          </div>,
          body,
        )}
    </>
  );
}

function copyStyles(from: Document, to: Document) {
  Object.assign(to.documentElement.dataset, { ...from.documentElement.dataset });
  const sheets = from.querySelectorAll("style,link[rel=stylesheet]");
  to.head.append(...[...sheets].map((sheet) => to.importNode(sheet, true)));
}
