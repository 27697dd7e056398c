import { links } from "virtual:links";
import { ArgTypes, Description, DocsContext, Source, Story, Title, useOf } from "@storybook/addon-docs/blocks";
import { Fragment, type ReactNode, use, useRef } from "react";
import changelog from "../../../../packages/ui/CHANGELOG.md?raw";
import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";
import { FlowSteps } from "../flows/FlowSteps.tsx";
import { orderStates } from "../links/links.ts";
import type { ComponentPage } from "../links/readLinks.ts";
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
  useFittingFrames(page);
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
      {guide && component && <Sections contents={describe(guide, component)} />}
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
        <Sections
          contents={{
            Properties: <ArgTypes />,
            Changelog: <Changes names={[preparedMeta.title.split("/").at(-1) ?? "", ...(guide.alsoCalled ?? [])]} />,
          }}
        />
      )}
    </article>
  );
}

/** The sections of a component: its guidance, where it is used, and how it is imported. */
const describe = (guide: ComponentGuide, { screens, partOf, imports }: ComponentPage) => ({
  "Do and don't": guide.rules.map((rule) => <Pair key={rule.do} good={rule.do} bad={rule.dont} />),
  Content: <List items={guide.content} />,
  Keyboard:
    Object.keys(guide.keyboard).length > 0 ? (
      <Terms terms={Object.entries(guide.keyboard)} />
    ) : (
      <p>Nothing in it takes the focus.</p>
    ),
  "Screen reader": <List items={guide.screenReader} />,
  Screens: <LinkList titles={screens} none="Only inside other components." />,
  "Part of": <LinkList titles={partOf} none="No other component." />,
  Import: <Source code={imports.join("\n")} language="tsx" />,
});

const Sections = ({ contents }: { contents: Readonly<Record<string, ReactNode>> }) =>
  Object.entries(contents).map(([title, content]) => (
    <Section key={title} title={title}>
      {content}
    </Section>
  ));

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 id={title.toLowerCase().replace(/\W+/g, "-")}>{title}</h2>
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

/** The sentences of the changelog that mention one of the names, newest first. */
function Changes({ names }: { names: readonly string[] }) {
  // A component's own name is matched exactly, since "Button" and a button are not the same.
  const anyCase = names.map((name) => name.replace(/^[a-z]/, (first) => `[${first}${first.toUpperCase()}]`));
  const mentions = new RegExp(`(?<![\\w-])(?:${anyCase.join("|")})s?(?![\\w-])`);
  const changes = changelog.split(/^## /m).flatMap((release) => {
    const [version = "", ...entries] = release.split(/\n+(?:- |### .*\n+- )/);
    return entries
      .map((entry) => entry.split(/(?<=\.)\s/).filter((sentence) => mentions.test(sentence)))
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => [version, sentences.join(" ")] as const);
  });
  return changes.length > 0 ? <Terms terms={changes} /> : <p>No entry names it.</p>;
}
