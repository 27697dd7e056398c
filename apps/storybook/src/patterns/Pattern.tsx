import { links } from "virtual:links";
import { useRef } from "react";
import { DocLink, LinkList, Pair, Table, Text } from "../guide/LinkList.tsx";
import { useFittingFrames } from "../guide/PhoneStories.tsx";
import { StoryFrame } from "../guide/StoryFrame.tsx";

interface PatternProps {
  /** When, what to use, and why. The first that applies wins. */
  decisions: readonly (readonly [when: string, use: string, because: string])[];
  /** The id of a story, and what to look at. */
  examples: readonly (readonly [story: string, look: string])[];
  /** What to do, and what not. */
  rules: readonly (readonly [good: string, bad: string])[];
  /** Titles of pages that use the pattern besides those of the examples. */
  also?: readonly string[];
}

/** A decision of design: what to use when, running examples in the toolbar's language, theme and brand, and its pages. */
export function Pattern({ decisions, examples, rules, also = [] }: PatternProps) {
  const page = useRef<HTMLElement>(null);
  useFittingFrames(page);
  const pageOf = (story: string) => story.replace(/--.*/, "--docs");
  const shown = new Set(examples.map(([story]) => pageOf(story)));
  const pages = [...links.screens, ...links.components].filter(
    ({ id, title }) => shown.has(id) || also.includes(title),
  );
  return (
    <article ref={page} className="guide sb-unstyled">
      <Table heads={["when", "use", "because"]}>
        {decisions.map(([when, use, because]) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>
              <Text>{use}</Text>
            </td>
            <td>{because}</td>
          </tr>
        ))}
      </Table>
      <h2>Examples</h2>
      <div className="guide-states">
        {examples.map(([story, look]) => (
          <div key={story} className="guide-state">
            <p>{look}</p>
            <div className="guide-phone">
              <StoryFrame
                title={look}
                address={`${globalThis.PREVIEW_URL}&id=${story}&viewMode=story`}
                style={{ width: 360, height: 640, border: 0 }}
              />
            </div>
            <DocLink href={`?path=/story/${story}`}>Open this story</DocLink>
          </div>
        ))}
      </div>
      <h2>Do and don't</h2>
      {rules.map(([good, bad]) => (
        <Pair key={good} good={good} bad={bad} />
      ))}
      <h2>Screens and components</h2>
      <LinkList titles={pages.map(({ title }) => title)} />
    </article>
  );
}
