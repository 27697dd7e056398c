import { ArgTypes, Canvas, Description, DocsContext, Story, Title, useOf } from "@storybook/addon-docs/blocks";
import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import changelog from "../../../../packages/ui/CHANGELOG.md?raw";
import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";
import { useOverview } from "../overview/useOverview.ts";
import "./guide.css";
import { readChanges } from "./readChanges.ts";

/** The documentation page of every component and screen: its guide if it has one, then its stories on a phone. */
export function GuidePage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const context = use(DocsContext);
  const page = useRef<HTMLElement>(null);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  const stories = context.componentStories().map(({ moduleExport, name }) => ({ of: moduleExport, name }));
  useFittingFrames(page, guide !== undefined);
  const [primary] = stories;
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  return (
    <article ref={page} className="guide">
      <header>
        <Title />
        <Description />
        {guide && <Facts name={name} guide={guide} />}
      </header>
      {guide && primary && (
        <div className="guide-start">
          <Phone>
            <Story of={primary.of} />
          </Phone>
          <div>
            <Section title="When to use">
              <List items={guide.use} />
            </Section>
            <Section title="When not to use">
              <List items={guide.avoid} />
            </Section>
            <Section title="Anatomy">
              <Terms ordered terms={Object.entries(guide.anatomy)} />
            </Section>
          </div>
        </div>
      )}
      {guide && <Guidance guide={guide} />}
      <Section title={guide ? "Every state" : "States"}>
        <div className="guide-states">
          {stories.map((story) => (
            <State key={story.name} of={story.of} name={story.name} />
          ))}
        </div>
      </Section>
      {guide && (
        <>
          <Section title="Properties">
            <ArgTypes />
          </Section>
          <Changes name={name} guide={guide} />
        </>
      )}
    </article>
  );
}

function Guidance({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <Section title="Do and don't">
        {guide.rules.map((rule) => (
          <div key={rule.do} className="guide-pair">
            <p className="guide-do">
              <strong>Do</strong> <Text>{rule.do}</Text>
            </p>
            <p className="guide-dont">
              <strong>Don't</strong> <Text>{rule.dont}</Text>
            </p>
          </div>
        ))}
      </Section>
      <Section title="Content">
        <List items={guide.content} />
      </Section>
      <div className="guide-columns">
        <Section title="Keyboard">
          {Object.keys(guide.keyboard).length > 0 ? (
            <Terms terms={Object.entries(guide.keyboard)} />
          ) : (
            <p>Nothing in it takes the focus.</p>
          )}
        </Section>
        <Section title="Screen reader">
          <List items={guide.screenReader} />
        </Section>
      </div>
    </>
  );
}

/** Status, first version, weight and users; the last two are measured by the build. */
function Facts({ name, guide }: { name: string; guide: ComponentGuide }) {
  const { overview } = useOverview();
  const entry = name.replace(/\B[A-Z]/g, "-$&").toLowerCase();
  const measured = overview?.components.find((component) => component.name === entry);
  const { firstVersion } = readChanges(changelog, [name]);
  return (
    <ul className="guide-facts">
      <li className={`guide-${guide.status ?? "stable"}`}>{guide.status ?? "stable"}</li>
      <li>since {firstVersion}</li>
      {measured?.script !== undefined && (
        <li>{((measured.script + (measured.style ?? 0)) / 1000).toFixed(1)} kB on the phone</li>
      )}
      {measured && measured.usedBy.length > 0 && <li>used by {measured.usedBy.join(", ")}</li>}
    </ul>
  );
}

function Changes({ name, guide }: { name: string; guide: ComponentGuide }) {
  const { changes, firstVersion } = readChanges(changelog, [name, ...(guide.alsoCalled ?? [])]);
  return (
    <Section title="Changelog">
      {changes.length > 0 ? (
        <Terms terms={changes.map(({ version, text }) => [version, text] as const)} />
      ) : (
        <p>Unchanged since {firstVersion}.</p>
      )}
    </Section>
  );
}

/** A story's name, description and rule, with its screen on a phone. Loads when it is about to be visible. */
function State({ of, name }: { of: object; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { story } = useOf(of, ["story"]);
  const text: string = story.parameters.docs?.description?.story ?? "";
  const [, rule = "", description = text] = /^Rules? ([a-z0-9.,\- ]+): ([\s\S]*)$/.exec(text) ?? [];
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "600px" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="guide-state">
      <h3 id={story.id}>{name}</h3>
      <p>{description.replace(/^[a-z]/, (first) => first.toUpperCase())}</p>
      {rule !== "" && <p className="guide-rule">{rule}</p>}
      {isNear && <Canvas of={of} layout="fullscreen" />}
    </div>
  );
}

/** Shrinks the frame of a component to its content. Overlays and screens fill their frame, so they keep it. */
function useFittingFrames(page: RefObject<HTMLElement | null>, isComponent: boolean) {
  useEffect(() => {
    if (!isComponent) return undefined;
    const timer = setInterval(() => {
      for (const frame of page.current?.querySelectorAll("iframe") ?? []) {
        const height = frame.contentDocument?.querySelector("#storybook-root")?.scrollHeight ?? 0;
        if (height > 0 && height < frame.clientHeight) frame.style.height = `${height}px`;
      }
    }, 500);
    return () => clearInterval(timer);
  }, [page, isComponent]);
}

function Phone({ children }: { children: ReactNode }) {
  return <div className="guide-phone">{children}</div>;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A text with the names between backticks as code. */
function Text({ children }: { children: string }) {
  return children.split("`").map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}

function Terms({ terms, ordered = false }: { terms: readonly (readonly [string, string])[]; ordered?: boolean }) {
  return (
    <dl className={ordered ? "guide-terms guide-numbered" : "guide-terms"}>
      {terms.map(([term, text]) => (
        <div key={term + text}>
          <dt>{term}</dt>
          <dd>
            <Text>{text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
