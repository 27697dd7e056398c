import { LOCALES } from "@lending/ui/locale";
import { brands } from "@lending/ui/tokens";
import { useState } from "react";
import { LANGUAGES, pictureAddress, SmallFrame } from "./StoryFrame.tsx";
import { writeGlobals } from "./ToolbarContainer.tsx";

const columns = Object.entries(brands).flatMap(([brand, { name }]) =>
  ["light", "dark"].map((theme) => ({ brand, name, theme })),
);

/** Small pictures of one story, when it is opened: a row for each language, a column for each brand and theme. */
export function SideBySide({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Side by side: every language, brand and theme</summary>
      {isOpen &&
        LOCALES.map((locale) => (
          <ul key={locale} className="frames" aria-label={LANGUAGES[locale]}>
            {columns.map(({ brand, name: brandName, theme }) => {
              const globals = writeGlobals({ locale, brand, theme });
              const label = `${LANGUAGES[locale]}, ${brandName}, ${theme}`;
              return (
                <li key={brand + theme}>
                  <SmallFrame title={`${name}: ${label}`} address={pictureAddress(id, { globals })} />
                  <a href={`./?path=/story/${id}&globals=${globals}`} target="_top">
                    {label}
                  </a>
                </li>
              );
            })}
          </ul>
        ))}
    </details>
  );
}
