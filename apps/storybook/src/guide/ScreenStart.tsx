import { type State, statusOf } from "../links/links.ts";
import type { ScreenPage } from "../links/readLinks.ts";
import { DocLink, LinkList, WordTable } from "./LinkList.tsx";

/** What a page of a screen begins with: its states in order, components, flow, rules and messages. */
export function ScreenStart({ screen, states }: { screen: ScreenPage; states: readonly State[] }) {
  return (
    <>
      <ul className="guide-facts">
        {screen.paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <div className="guide-columns">
        <section>
          <h2>Statuses and states in order</h2>
          <ol>
            {states.map(({ id, name }) => (
              <li key={id}>
                <DocLink href={`#${id}`}>{name}</DocLink>{" "}
                {Number.isFinite(statusOf(id)) && <span className="guide-status">{statusOf(id)}</span>}
              </li>
            ))}
          </ol>
        </section>
        <div>
          <h2>Components</h2>
          <LinkList titles={screen.components} none="None of packages/ui." />
          <h2>Opened from</h2>
          <LinkList titles={screen.comesFrom} none={screen.opener} />
          <h2>Opens</h2>
          <LinkList titles={screen.leadsTo} none="Back, to the app, or where the lender's link points." />
          {screen.rules.length > 0 && <h2>Rules</h2>}
          <ul className="guide-links">
            {screen.rules.map((id) => (
              <li key={id}>
                <DocLink href={`?path=/docs/rules--docs#${id}`}>{id}</DocLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {screen.words.length > 0 && (
        <section>
          <h2>Messages in every language</h2>
          <WordTable keys={screen.words} />
        </section>
      )}
    </>
  );
}
