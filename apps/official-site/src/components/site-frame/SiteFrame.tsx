import { useApp } from "@lending/bridge";
import { AppLink, useLocation } from "@lending/bridge/router";
import { CopyButton } from "@lending/ui/copy-button";
import { useLocale, useMessages } from "@lending/ui/locale";
import { type ReactNode, useEffect, useRef } from "react";
import { companyMessages, siteFrameMessages, titles } from "../../messages/source.ts";
import { AccessibilityStatement, useLender } from "../company.tsx";
import * as css from "./SiteFrame.module.css";
import { type SectionId, siteLinks } from "./siteLinks.ts";

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
            <BrandMark />
            {environment.brandName}
          </AppLink>
          <SiteNav current={current} />
        </div>
        {title !== undefined && (
          <h1 className={css.unseen} tabIndex={-1}>
            {title}
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
  useEffect(() => {
    const list = strip.current;
    const currentLink = current && list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !currentLink) return;
    list.scrollLeft = currentLink.offsetLeft - (list.clientWidth - currentLink.offsetWidth) / 2;
  }, [current]);
  return (
    <nav id="site-nav" className={css.nav} aria-label={messages.sections}>
      <ul ref={strip} className={css.navList}>
        {siteLinks.map(({ id, path }) => (
          <li key={id} className={css.navItem}>
            <AppLink
              className={css.navLink}
              to={path}
              replace={path === pathname}
              {...(id === current && { "aria-current": "page" })}
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
  const { accessibility } = useMessages(companyMessages);
  const { environment } = useApp();
  const { companyName: name, companyAddress, serviceEmail: email } = useLender();
  const { servicePhone, brandName, secRegistration, certificateOfAuthority } = environment;
  // With large text the email address wraps after the "@".
  const [mailbox, host] = email.split("@");
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div>
          <p className={css.footerBrand}>
            <BrandMark />
            {brandName}
          </p>
          <p className={css.line}>{name}</p>
          <address className={css.line}>{companyAddress}</address>
          {secRegistration && <p className={css.line}>{messages.secRegistration(secRegistration)}</p>}
          {certificateOfAuthority && (
            <p className={css.line}>{messages.certificateOfAuthority(certificateOfAuthority)}</p>
          )}
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
          <LanguageSwitch />
        </div>
      </div>
      <section className={css.wide} aria-label={accessibility}>
        <h2 className={css.heading}>{accessibility}</h2>
        <AccessibilityStatement />
        <p className={css.copyright}>
          © {SINCE} {name} {messages.rights}
        </p>
      </section>
    </footer>
  );
}

const LANGUAGES = { "en-PH": "English", "fil-PH": "Filipino", "zh-CN": "中文" } as const;

/** Links to this page in another language. They load the page again, as the native app does. */
function LanguageSwitch() {
  const { language } = useMessages(siteFrameMessages);
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <ul className={css.languages} aria-label={language}>
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <li key={tag}>
          <a
            className={css.link}
            href={`${pathname}?lang=${tag}`}
            lang={tag}
            aria-current={tag === locale ? "true" : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function BrandMark() {
  return (
    <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect fill="var(--ill-cream)" width="40" height="40" rx="11" />
      <circle fill="var(--ill-sun)" cx="20" cy="22" r="8" />
      <path
        stroke="var(--ill-sun)"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M20 7v4M9 11.5l2.6 2.8M31 11.5l-2.6 2.8"
      />
      <path fill="var(--ill-leaf-deep)" d="M4 26q8-4 16 0t16 0v3a11 11 0 0 1-11 11H15A11 11 0 0 1 4 29z" />
    </svg>
  );
}
