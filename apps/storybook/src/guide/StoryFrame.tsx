import { LOCALES } from "@lending/ui/locale";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { brands } from "../../../../packages/checks/src/tokens/brands.ts";
import { LANGUAGES, writeGlobals } from "./globals.ts";

const CHECK_MS = 100;
/** A frame that shows nothing after this time does not hold back the next. */
const LONGEST_MS = 15_000;

let queue: Promise<void> = Promise.resolve();

interface StoryFrameProps extends ComponentProps<"iframe"> {
  title: string;
  /** The address of the story. */
  address: string;
}

/**
 * A story in a frame that loads when it is about to be visible. Frames load one after another: each is a page with its
 * scripts, and a browser refuses many at once.
 */
export function StoryFrame({ title, address, ...others }: StoryFrameProps) {
  const { place, isNear } = useNear<HTMLIFrameElement>("300px");
  useEffect(() => {
    const frame = place.current;
    if (isNear && frame !== null) queue = queue.then(() => load(frame, address));
  }, [place, isNear, address]);
  return <iframe ref={place} title={title} {...others} />;
}

/** Returns whether an element has been about to be visible: within this margin. */
export function useNear<Place extends Element>(rootMargin: string) {
  const place = useRef<Place>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [rootMargin]);
  return { place, isNear };
}

/** Whether a frame shows its story. One that is only an overlay leaves its root empty. */
export const isRendered = (page: Document) => page.body?.classList.contains("sb-show-main") === true;

/** Resolves once the frame shows its story, or has gone. */
async function load(frame: HTMLIFrameElement, address: string): Promise<void> {
  if (!frame.isConnected) return;
  frame.src = address;
  const start = Date.now();
  const isWaiting = () =>
    frame.isConnected &&
    Date.now() - start < LONGEST_MS &&
    !(frame.contentDocument && isRendered(frame.contentDocument));
  while (isWaiting()) await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
}

/** Returns the address of a story whose toolbar is not that of the page around it. */
export const pictureAddress = (id: string, query: Readonly<Record<string, string>> = {}) =>
  `iframe.html?${new URLSearchParams({ id, viewMode: "story", picture: "", ...query })}`;

/** A small picture of a story. It takes no focus and no tap: a link is below it. */
export const SmallFrame = (props: { title: string; address: string }) => (
  <div className="small-frame">
    <StoryFrame {...props} tabIndex={-1} />
  </div>
);

const columns = Object.entries(brands).flatMap(([brand, { brandName }]) =>
  ["light", "dark"].map((theme) => ({ brand, brandName, theme })),
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
            {columns.map(({ brand, brandName, theme }) => {
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
