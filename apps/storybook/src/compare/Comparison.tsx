import { links } from "virtual:links";
import { LOCALES } from "@lending/ui/locale";
import { brands, type themes } from "@lending/ui/tokens";
import { useEffect, useRef, useState } from "react";
import "../guide/guide.css";
import "./comparison.css";
import { orderStates } from "../guide/ScreenStart.tsx";
import { writeGlobals } from "../guide/writeGlobals.ts";
import { shortTitle } from "../links/links.ts";

interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

const LANGUAGES: Readonly<Record<(typeof LOCALES)[number], string>> = {
  source: "Source",
  "en-PH": "English",
  "fil-PH": "Filipino",
  "zh-CN": "Chinese",
};
const LOOKS = ["light", "dark"] as const satisfies readonly (keyof typeof themes)[];
const FIRST = "Screens/Loan/Order details";

/** A choice of screen and state, and a grid of frames: a row for each language, a column for each brand and theme. */
export function Comparison() {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  const [title, setTitle] = useState(FIRST);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    fetch("./index.json")
      .then((response) => response.json())
      .then((index: { entries: Readonly<Record<string, IndexEntry>> }) => setEntries(Object.values(index.entries)));
  }, []);
  const states = orderStates(entries.filter((entry) => entry.type === "story" && entry.title === title));
  const story = states.find(({ id }) => id === chosen) ?? states[0];
  return (
    <div className="guide">
      <div className="compare-choice">
        <label htmlFor="compare-screen">Screen</label>
        <select id="compare-screen" value={title} onChange={({ target }) => setTitle(target.value)}>
          {links.screens.map((screen) => (
            <option key={screen.title} value={screen.title}>
              {screen.title.split("/").slice(-2).join(": ")}
            </option>
          ))}
        </select>
        <label htmlFor="compare-state">State</label>
        <select id="compare-state" value={story?.id} onChange={({ target }) => setChosen(target.value)}>
          {states.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {story && LOCALES.map((locale) => <Row key={`${locale} ${story.id}`} locale={locale} story={story} />)}
    </div>
  );
}

function Row({ locale, story }: { locale: (typeof LOCALES)[number]; story: IndexEntry }) {
  return (
    <section aria-label={LANGUAGES[locale]}>
      <h2>{LANGUAGES[locale]}</h2>
      <ul className="compare-row">
        {Object.entries(brands).flatMap(([brand, { name }]) =>
          LOOKS.map((theme) => (
            <li key={brand + theme}>
              <Picture
                story={story}
                globals={writeGlobals({ locale, brand, theme })}
                label={`${name}, ${theme}`}
                title={`${shortTitle(story.title)} in ${LANGUAGES[locale]}, ${name}, ${theme}`}
              />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

interface PictureProps {
  story: IndexEntry;
  globals: string;
  label: string;
  title: string;
}

/** A small picture of a story. It loads when it is near, and takes no focus: its label is the link. */
function Picture({ story, globals, label, title }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => setIsNear((before) => before || seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "200px" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const query = new URLSearchParams({ id: story.id, viewMode: "story", globals });
  return (
    <>
      <div ref={place} className="compare-frame" inert>
        {isNear && <iframe title={title} src={`iframe.html?${query}`} tabIndex={-1} />}
      </div>
      <a href={`./?path=/story/${story.id}&globals=${globals}`} target="_top" aria-label={title}>
        {label}
      </a>
    </>
  );
}
