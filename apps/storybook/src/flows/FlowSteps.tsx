import { links } from "virtual:links";
import { Button } from "@lending/ui/button";
import { useState } from "react";
import { LANGUAGES, writeGlobals } from "../guide/globals.ts";
import { DocLink, PageLink } from "../guide/LinkList.tsx";
import { pictureAddress, SmallFrame } from "../guide/StoryFrame.tsx";

/** A screen of a flow: its path, the id of the story that shows it in this state, and what opens it. */
export type FlowStep = readonly [path: string, story: string, opener: string];

/** Returns what opens a screen as a frame shows it: a message in English. */
const inEnglish = (opener: string) => {
  const [name = "", ...rest] = opener.split(", ");
  const [, english = name] = Object.values(links.words).find(([source]) => source === name) ?? [];
  return [english, ...rest].join(", ");
};

/** The screens of a flow in order, each with a frame, its links and what opens it; and a button that walks the flow. */
export function FlowSteps({ id, name, steps }: { id: string; name: string; steps: readonly FlowStep[] }) {
  const [walkCount, setWalkCount] = useState(0);
  return (
    <>
      <ol className="frames">
        {steps.map(([path, story, opener], index) => {
          const screen = links.screens.find(({ paths }) => paths.includes(path));
          return (
            <li key={`${index} ${story}`}>
              <SmallFrame title={`${name}, step ${index + 1}`} address={pictureAddress(story)} />
              <p>
                {index + 1}. {screen && <PageLink title={screen.title} />}
              </p>
              <p>
                {index === 0 ? "Starts from" : "Opened by"} {inEnglish(opener)}
              </p>
              <DocLink href={`?path=/story/${story}`}>Story</DocLink>
            </li>
          );
        })}
      </ol>
      <Button size="s" onClick={() => setWalkCount((count) => count + 1)}>
        Walk this flow in three languages
      </Button>
      {walkCount > 0 && (
        <ul className="flow-phones" key={walkCount}>
          {Object.entries(LANGUAGES)
            .filter(([locale]) => locale !== "source")
            .map(([locale, language]) => (
              <li key={locale}>
                <p>{language}</p>
                <iframe
                  title={`${name} in ${language}`}
                  src={pictureAddress(id, { walk: "", globals: writeGlobals({ locale }) })}
                />
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
