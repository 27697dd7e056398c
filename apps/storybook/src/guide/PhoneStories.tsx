import { checks } from "virtual:links";
import { Canvas, useOf } from "@storybook/addon-docs/blocks";
import { type RefObject, useEffect, useState } from "react";
import { DocLink } from "./LinkList.tsx";
import { SideBySide, useNear } from "./StoryFrame.tsx";

/** A story's name, description and rule, with its screen on a phone. Loads when it is about to be visible. */
export function State({ of, name }: { of: object; name: string }) {
  const { place, isNear } = useNear<HTMLDivElement>("600px");
  const { story } = useOf(of, ["story"]);
  const text: string = story.parameters.docs?.description?.story ?? "";
  const [, rule = "", description = text] = /^Rules? ([a-z0-9.,\- ]+): ([\s\S]*)$/.exec(text) ?? [];
  return (
    <div ref={place} className="guide-state">
      <h3 id={story.id}>
        <span id={`anchor--${story.id}`}>{name}</span>
      </h3>
      <p>{description.replace(/^[a-z]/, (first) => first.toUpperCase())}</p>
      {rule !== "" && <p>{rule}</p>}
      <DocLink href={`?path=/story/${story.id}`}>This story with its controls and code</DocLink>
      <Checked id={story.id} />
      {isNear && <Canvas of={of} layout="fullscreen" />}
      <ReadingOrder place={place} />
      <SideBySide id={story.id} name={name} />
    </div>
  );
}

/** What a screen reader speaks in the frame of a state, from its top to its end. */
function ReadingOrder({ place }: { place: RefObject<HTMLElement | null> }) {
  const [phrases, setPhrases] = useState<readonly string[]>([]);
  const read = async () =>
    setPhrases((await place.current?.querySelector("iframe")?.contentWindow?.readAloud?.()) ?? []);
  return (
    <details onToggle={read}>
      <summary>Reading order for a screen reader</summary>
      <ol>
        {phrases.map((phrase, index) => (
          <li key={`${index} ${phrase}`}>{phrase}</li>
        ))}
      </ol>
    </details>
  );
}

/** Shows what axe, the keyboard, text at 200 % and forced colours found when every story was last checked. */
function Checked({ id }: { id: string }) {
  const faults = checks.faults[id];
  if (faults === undefined)
    return (
      <p>
        Not checked yet. To check every story: <code>npx pnpm@12.21.0 --filter @lending/storybook every-story</code>
      </p>
    );
  const isPassed = faults.length === 0;
  return (
    <p style={{ color: isPassed ? undefined : "var(--danger)" }}>
      Axe, keyboard, text at 200 %, forced colours: {isPassed ? "✓ passed" : faults.join(" ")} ({checks.at.slice(0, 10)}
      )
    </p>
  );
}

/** Shrinks the frame of a component to its content. Overlays and screens fill their frame, so they keep it. */
export function useFittingFrames(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const timer = setInterval(() => {
      for (const frame of page.current?.querySelectorAll("iframe") ?? []) {
        const height = frame.contentDocument?.querySelector("#storybook-root")?.scrollHeight ?? 0;
        if (height === 0 || height >= frame.clientHeight) continue;
        frame.style.height = `${height}px`;
        // Storybook gives its boxes around the frame the frame's first height.
        for (let box = frame.parentElement; box && !box.matches(".guide-phone, .guide-state"); box = box.parentElement)
          box.style.height = "auto";
      }
    }, 500);
    return () => clearInterval(timer);
  }, [page]);
}
