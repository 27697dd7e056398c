import { useLocale, useMessages } from "../locale/locale.tsx";
import { languageMessages } from "../messages/source.ts";
import * as css from "./LanguageLinks.module.css";

const LANGUAGES = { "en-PH": "English", "fil-PH": "Filipino", "zh-CN": "中文" } as const;

interface LanguageLinksProps {
  /** Where the page is: the links keep its query. */
  address: { readonly pathname: string; readonly search: string };
  onOpen?: () => void;
}

/** Links to this page in another language. They load the page again, as the native app does. */
export function LanguageLinks({ address: { pathname, search }, onOpen }: LanguageLinksProps) {
  const locale = useLocale();
  const { language } = useMessages(languageMessages);
  return (
    <ul className={css.languages} aria-label={language}>
      {Object.entries(LANGUAGES).map(([tag, name]) => {
        const query = new URLSearchParams(search);
        query.set("lang", tag);
        return (
          <li key={tag}>
            <a
              href={`${pathname}?${query}`}
              lang={tag}
              aria-current={tag === locale ? "true" : undefined}
              onClick={onOpen}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
