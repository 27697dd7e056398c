import { Link, useLocation } from "@lending/bridge/router";
import { useEffect, useRef } from "react";
import * as css from "./SiteNav.module.css";
import type { SectionId } from "./siteLinks.ts";

interface SiteNavProps {
  label: string;
  links: readonly { readonly id: SectionId; readonly path: string; readonly text: string }[];
  current?: SectionId;
}

/** The links to the sections: a row on a desktop, a strip that scrolls sideways on a phone; both work without scripts. */
export function SiteNav({ label, links, current }: SiteNavProps) {
  const { pathname } = useLocation();
  const strip = useRef<HTMLUListElement>(null);
  // On a phone the marked link may be outside the strip: bring it in without moving the page.
  useEffect(() => {
    const list = strip.current;
    const marked = current && list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !marked) return;
    list.scrollLeft = marked.offsetLeft - (list.clientWidth - marked.offsetWidth) / 2;
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
