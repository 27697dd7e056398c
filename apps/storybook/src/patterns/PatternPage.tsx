import { DocLink, LinkList, Text } from "../guide/LinkList.tsx";
import "../guide/guide.css";
import { Phone } from "../guide/PhoneStories.tsx";
import { StoryFrame } from "../guide/StoryFrame.tsx";
import type { Pattern } from "./patterns.ts";

/** A page of a pattern: what to use when, live examples, do and don't, and who uses it. */
export function PatternPage({ of: pattern }: { of: Pattern }) {
  return (
    <article className="guide">
      <p>
        <strong>{pattern.question}</strong> {pattern.answer}
      </p>
      <table className="guide-table guide-decisions">
        <thead>
          <tr>
            <th scope="col">when</th>
            <th scope="col">use</th>
            <th scope="col">because</th>
          </tr>
        </thead>
        <tbody>
          {pattern.decisions.map(({ when, use, because }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>
                <Text>{use}</Text>
              </td>
              <td>{because}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h2>Examples</h2>
        <div className="guide-states">
          {pattern.examples.map(({ story, look }) => (
            <Example key={story} story={story} look={look} />
          ))}
        </div>
      </section>
      <section>
        <h2>Do and don't</h2>
        {pattern.rules.map((rule) => (
          <div key={rule.do} className="guide-pair">
            <p className="guide-do">
              <strong>Do</strong> {rule.do}
            </p>
            <p className="guide-dont">
              <strong>Don't</strong> {rule.dont}
            </p>
          </div>
        ))}
      </section>
      <div className="guide-columns">
        <section>
          <h2>Screens</h2>
          <LinkList titles={pattern.screens} none="None yet." />
        </section>
        <section>
          <h2>Components</h2>
          <LinkList titles={pattern.components} none="None." />
        </section>
      </div>
    </article>
  );
}

/** A screen fills its frame; a component needs less. */
const heightOf = (story: string) => (story.startsWith("components-") ? 320 : 640);

/** A running story on a phone, in the language, theme and brand of the toolbar, with a link to it. */
function Example({ story, look }: { story: string; look: string }) {
  return (
    <div className="guide-state">
      <p>{look}</p>
      <Phone>
        <StoryFrame
          title={look}
          address={`${globalThis.PREVIEW_URL}&id=${story}&viewMode=story`}
          style={{ width: 360, height: heightOf(story), border: 0 }}
        />
      </Phone>
      <DocLink href={`?path=/story/${story}`}>Open this story</DocLink>
    </div>
  );
}
