import { links } from "virtual:links";
import { LOCALES } from "@lending/ui/locale";
import { brands, type themes } from "@lending/ui/tokens";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import "../guide/guide.css";
import { writeGlobals } from "../guide/ToolbarContainer.tsx";
import { orderStates, shortTitle } from "../links/links.ts";

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
      {story && <Grid key={story.id} story={story} />}
    </div>
  );
}

/** The pictures load one after another: each is a page with its scripts, and a browser refuses many at once. */
function Grid({ story }: { story: IndexEntry }) {
  const [loadedCount, setLoadedCount] = useState(0);
  const columns = Object.entries(brands).flatMap(([brand, { name }]) => LOOKS.map((theme) => ({ brand, name, theme })));
  return LOCALES.map((locale, row) => (
    <section key={locale} aria-label={LANGUAGES[locale]}>
      <h2>{LANGUAGES[locale]}</h2>
      <ul className="compare-row">
        {columns.map(({ brand, name, theme }, column) => {
          const place = row * columns.length + column;
          return (
            <li key={brand + theme}>
              <Picture
                story={story}
                globals={writeGlobals({ locale, brand, theme })}
                label={`${name}, ${theme}`}
                title={`${shortTitle(story.title)} in ${LANGUAGES[locale]}, ${name}, ${theme}`}
                isDue={place <= loadedCount}
                onLoaded={() => setLoadedCount((before) => Math.max(before, place + 1))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

interface PictureProps {
  story: IndexEntry;
  globals: string;
  label: string;
  title: string;
  /** Whether it may load. */
  isDue: boolean;
  onLoaded: () => void;
}

const CHECK_MS = 100;
/** A picture that shows nothing after this time does not hold back the next. */
const LONGEST_MS = 5000;

/** A small picture of a story. It takes no focus and no tap: its label is the link. */
function Picture({ story, globals, label, title, isDue, onLoaded }: PictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const report = useEffectEvent(onLoaded);
  useEffect(() => {
    if (!isDue) return undefined;
    const start = Date.now();
    const timer = setInterval(() => {
      const root = frame.current?.contentDocument?.querySelector("#storybook-root");
      if (!root?.hasChildNodes() && Date.now() - start < LONGEST_MS) return;
      clearInterval(timer);
      report();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [isDue]);
  const query = new URLSearchParams({ id: story.id, viewMode: "story", picture: "", globals });
  return (
    <>
      <div className="compare-frame">
        {isDue && <iframe ref={frame} title={title} src={`iframe.html?${query}`} tabIndex={-1} />}
      </div>
      <a href={`./?path=/story/${story.id}&globals=${globals}`} target="_top" aria-label={title}>
        {label}
      </a>
    </>
  );
}
