import { useApp } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { useMessages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import { BrandMark } from "./BrandMark.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import * as css from "./SiteFrame.module.css";
import { SiteNav } from "./SiteNav.tsx";
import { siteFrameMessages } from "./siteFrameMessages.ts";
import { type SectionId, siteLinks } from "./siteLinks.ts";

interface SiteFrameProps {
  /** The section that the nav bar marks. */
  current?: SectionId;
  /** A visually hidden heading, for a page that has no visible one. */
  title?: string;
  children?: ReactNode;
}

/** Frame of every page of the site: brand, nav bar, footer. */
export function SiteFrame({ current, title, children }: SiteFrameProps) {
  const words = useMessages(siteFrameMessages);
  const { environment } = useApp();
  return (
    <div className={css.site}>
      <header className={css.header}>
        <div className={css.bar}>
          <Link className={css.brand} to="/">
            <BrandMark />
            {environment.brandName}
          </Link>
          <SiteNav
            label={words.sections}
            links={siteLinks.map(({ id, path, messageKey }) => ({ id, path, text: words[messageKey] }))}
            {...(current && { current })}
          />
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
