import { ArgTypes, Description, DocsContext, Story, Title, useOf } from "@storybook/addon-docs/blocks";
import { type ReactNode, use, useRef } from "react";
import changelog from "../../../../packages/ui/CHANGELOG.md?raw";
import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";
import { useOverview } from "../overview/useOverview.ts";
import "./guide.css";
import { Phone, State, useFittingFrames } from "./PhoneStories.tsx";
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

/** Status, weight and users; the last two are measured by the build. */
function Facts({ name, guide }: { name: string; guide: ComponentGuide }) {
  const { overview } = useOverview();
  const entry = name.replace(/\B[A-Z]/g, "-$&").toLowerCase();
  const measured = overview?.components.find((component) => component.name === entry);
  return (
    <ul className="guide-facts">
      <li className={`guide-${guide.status ?? "stable"}`}>{guide.status ?? "stable"}</li>
      {measured?.script !== undefined && (
        <li>{((measured.script + (measured.style ?? 0)) / 1000).toFixed(1)} kB on the phone</li>
      )}
      {measured && measured.usedBy.length > 0 && <li>used by {measured.usedBy.join(", ")}</li>}
    </ul>
  );
}

function Changes({ name, guide }: { name: string; guide: ComponentGuide }) {
  const changes = readChanges(changelog, [name, ...(guide.alsoCalled ?? [])]);
  return (
    <Section title="Changelog">
      {changes.length > 0 ? (
        <Terms terms={changes.map(({ version, text }) => [version, text] as const)} />
      ) : (
        <p>No entry names it.</p>
      )}
    </Section>
  );
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
