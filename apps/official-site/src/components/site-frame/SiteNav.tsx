import { Link, useLocation } from "@lending/bridge/router";
import { useEffect, useRef } from "react";
import * as css from "./SiteNav.module.css";
import type { SectionId } from "./siteLinks.ts";

interface SiteNavProps {
  label: string;
  links: readonly { readonly id: SectionId; readonly path: string; readonly text: string }[];
  current?: SectionId;
}

/**
 * Links to the sections: one line on a desktop, a horizontally scrolling strip on a phone. Both work without
 * JavaScript.
 */
export function SiteNav({ label, links, current }: SiteNavProps) {
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
    <nav id="site-nav" className={css.nav} aria-label={label}>
      <ul ref={strip} className={css.list}>
        {links.map(({ id, path, text }) => (
          <li key={id} className={css.item}>
            <Link
              className={css.link}
              to={path}
              replace={path === pathname}
              {...(id === current && { "aria-current": "page" })}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
