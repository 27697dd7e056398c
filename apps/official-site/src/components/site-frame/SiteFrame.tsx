import { useApp } from "@lending/bridge";
import { AppLink, useLocation } from "@lending/bridge/router";
import { siteHomePath, siteLoanPath } from "@lending/domain/addresses/public";
import { CopyButton } from "@lending/ui/copy-button";
import { BrandMark } from "@lending/ui/illustrations/brand-mark";
import { LanguageLinks } from "@lending/ui/language-links";
import { useMessages } from "@lending/ui/locale";
import { VisuallyHidden } from "@lending/ui/visually-hidden";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { companyMessages, siteFrameMessages, titles } from "../../messages/source.ts";
import * as company from "../company.module.css";
import { AccessibilityStatement, useLender, useRegistrations } from "../company.tsx";
import * as css from "./SiteFrame.module.css";

/** A section of the site: the id of its element and of its link. */
export type SectionId = "home" | "about" | "policy" | "loan" | "contact";

/** The deep links to the sections. */
export const siteLinks: readonly { readonly id: SectionId; readonly path: string }[] = [
  { id: "home", path: siteHomePath },
  { id: "about", path: "/About" },
  { id: "policy", path: "/Policy" },
  { id: "loan", path: siteLoanPath },
  { id: "contact", path: "/Contact" },
];

/** Returns the section of a path. An unknown path is the home section. */
export function sectionOf(pathname: string): SectionId {
  const plain = pathname.replace(/\/+$/, "") || "/";
  return siteLinks.find(({ path }) => path === plain)?.id ?? "home";
}

interface SiteFrameProps {
  current?: SectionId | undefined;
  /** A visually hidden heading, for a page that has no visible one. */
  title?: string;
  children?: ReactNode;
}

export function SiteFrame({ current, title, children }: SiteFrameProps) {
  const { environment } = useApp();
  return (
    <div className={css.site}>
      <header className={css.header}>
        <div className={css.bar}>
          <AppLink className={css.brand} to="/">
            <BrandMark className={css.mark} />
            {environment.brandName}
          </AppLink>
          <SiteNav current={current} />
        </div>
        {title !== undefined && (
          <h1 tabIndex={-1}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
        )}
      </header>
      <main className={css.main}>{children}</main>
      <SiteFooter />
    </div>
  );
}

/** Links to the sections, which work without JavaScript: one line on a desktop, a scrolling strip on a phone. */
function SiteNav({ current }: Pick<SiteFrameProps, "current">) {
  const messages = useMessages(siteFrameMessages);
  const names = { ...useMessages(titles), home: messages.home };
  const { pathname } = useLocation();
  const strip = useRef<HTMLUListElement>(null);
  // On a phone the current link may be outside the strip: scroll the strip to it without moving the page.
  useLayoutEffect(() => {
    const list = strip.current;
    const link = list?.querySelector<HTMLElement>("[aria-current]");
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav id="site-nav" className={css.nav} aria-label={messages.sections}>
      <ul ref={strip} className={css.navList}>
        {siteLinks.map(({ id, path }) => (
          <li key={id}>
            <AppLink
              className={css.navLink}
              to={path}
              replace={path === pathname}
              aria-current={id === current ? "page" : undefined}
            >
              {names[id]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** First year of the copyright. */
const SINCE = 2026;

function SiteFooter() {
  const messages = useMessages(siteFrameMessages);
  const lender = useMessages(companyMessages);
  const { environment } = useApp();
  const { companyName: name, companyAddress, serviceEmail: email } = useLender();
  const { servicePhone, brandName } = environment;
  // With large text the email address wraps after the "@".
  const [mailbox, host] = email.split("@");
  return (
    <footer className={css.footer}>
      <div className={`${company.inner} ${css.columns}`}>
        <div>
          <p className={css.footerBrand}>
            <BrandMark className={css.mark} />
            {brandName}
          </p>
          <p className={css.line}>{name}</p>
          <address className={css.line}>{companyAddress}</address>
          {useRegistrations().map((number) => (
            <p key={number} className={css.line}>
              {number}
            </p>
          ))}
        </div>
        <div>
          <p>
            <a className={css.link} href={`tel:${servicePhone.replace(/[^+\d]/g, "")}`}>
              {servicePhone}
            </a>
          </p>
          <p>
            <a className={css.link} href={`mailto:${email}`}>
              <span>
                {mailbox}@<wbr />
                {host}
              </span>
            </a>
          </p>
          <CopyButton text={email} />
          <LanguageLinks address={useLocation()} />
        </div>
      </div>
      <section className={`${company.inner} ${css.wide}`} aria-label={lender.accessibility}>
        <h2>{lender.accessibility}</h2>
        <AccessibilityStatement />
        <p className={css.copyright}>
          © {SINCE} {name} {messages.rights}
        </p>
      </section>
    </footer>
  );
}
