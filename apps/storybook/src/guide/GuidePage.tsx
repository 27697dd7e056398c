import { links } from "virtual:links";
import { ArgTypes, Description, DocsContext, Source, Story, Title, useOf } from "@storybook/addon-docs/blocks";
import { Fragment, type ReactNode, use, useRef } from "react";
import changelog from "../../../../packages/ui/CHANGELOG.md?raw";
import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";
import { FlowSteps } from "../flows/FlowSteps.tsx";
import { type ComponentPage, orderStates } from "../links/links.ts";
import { Anatomy } from "./Anatomy.tsx";
import "./guide.css";
import { LinkList, Pair, Terms, Text } from "./LinkList.tsx";
import { State, useFittingFrames } from "./PhoneStories.tsx";
import { ScreenStart } from "./ScreenStart.tsx";

/** The page of every component and screen: its guide or what a screen consists of, then its stories on a phone. */
export function GuidePage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const context = use(DocsContext);
  const page = useRef<HTMLElement>(null);
  const isFlow = preparedMeta.title.startsWith("Flows/");
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  const component = links.components.find(({ title }) => title === preparedMeta.title);
  const screen = links.screens.find(({ title }) => title === preparedMeta.title);
  const inFile = context
    .componentStories()
    .map(({ moduleExport, id, name: story }) => ({ of: moduleExport, id, name: story }));
  const stories = screen ? orderStates(inFile) : inFile;
  useFittingFrames(page, guide !== undefined);
  const [primary] = stories;
  return (
    <article ref={page} className="guide sb-unstyled">
      <header>
        <Title />
        {component ? (
          <p>
            <Text>{component.description}</Text>
          </p>
        ) : (
          <Description />
        )}
        {guide && (
          <ul className="guide-facts">
            {[guide.status ?? "stable", ...guide.tasks].map((fact) => (
              <li key={fact} className={fact === "stable" ? "guide-stable" : undefined}>
                {fact}
              </li>
            ))}
          </ul>
        )}
      </header>
      {screen && <ScreenStart screen={screen} states={stories} />}
      {guide && primary && (
        <div className="guide-start">
          <Anatomy guide={guide}>
            <Story of={primary.of} />
          </Anatomy>
          <div>
            <Section title="When to use">
              <List items={guide.use} />
            </Section>
            <Section title="When not to use">
              <List items={guide.avoid} />
            </Section>
          </div>
        </div>
      )}
      {guide && <Guidance guide={guide} />}
      {component && <Connections component={component} />}
      <Section title={guide ? "Every state" : "States"}>
        <div className={isFlow ? undefined : "guide-states"}>
          {stories.map((story) => (
            <Fragment key={story.name}>
              <State of={story.of} name={story.name} />
              {isFlow && (
                <FlowSteps id={story.id} name={story.name} steps={context.storyById(story.id).parameters.steps} />
              )}
            </Fragment>
          ))}
        </div>
      </Section>
      {guide && (
        <>
          <Section title="Properties">
            <ArgTypes />
          </Section>
          <Changes names={[preparedMeta.title.split("/").at(-1) ?? "", ...(guide.alsoCalled ?? [])]} />
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
          <Pair key={rule.do} good={rule.do} bad={rule.dont} />
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

/** Where the component is used, and how it is imported. */
function Connections({ component }: { component: ComponentPage }) {
  const { screens, partOf, imports } = component;
  return (
    <>
      <Section title="Screens">
        <LinkList titles={screens} none="Only inside other components." />
      </Section>
      <Section title="Part of">
        <LinkList titles={partOf} none="No other component." />
      </Section>
      <Section title="Import">
        <Source code={imports.join("\n")} language="tsx" />
      </Section>
    </>
  );
}

function Changes({ names }: { names: readonly string[] }) {
  const changes = readChanges(changelog, names);
  return (
    <Section title="Changelog">{changes.length > 0 ? <Terms terms={changes} /> : <p>No entry names it.</p>}</Section>
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

/** Returns the changes of a package that mention one of the names, newest first. */
function readChanges(
  changelog: string,
  names: readonly string[],
): readonly (readonly [version: string, text: string])[] {
  // A component's own name is matched exactly, since "Button" and a button are not the same.
  const anyCase = names.map((name) => name.replace(/^[a-z]/, (first) => `[${first}${first.toUpperCase()}]`));
  const mentions = new RegExp(`(?<![\\w-])(?:${anyCase.join("|")})s?(?![\\w-])`);
  const changes: (readonly [string, string])[] = [];
  let version = "";
  for (const line of changelog.split("\n")) {
    version = /^## (\S+)/.exec(line)?.[1] ?? version;
    const text = /^- (.+)/.exec(line)?.[1];
    // One entry may describe several changes, so that only the sentences about this component count.
    const sentences = text?.split(/(?<=\.)\s/).filter((sentence) => mentions.test(sentence)) ?? [];
    if (sentences.length > 0) changes.push([version, sentences.join(" ")]);
  }
  return changes;
}
