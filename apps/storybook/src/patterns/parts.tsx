import type { ReactNode } from "react";
import { DocLink, Text } from "../guide/LinkList.tsx";
import "../guide/guide.css";
import { Phone } from "../guide/PhoneStories.tsx";
import { StoryFrame } from "../guide/StoryFrame.tsx";

/** The situations of a pattern. The first that applies wins. */
export function Decisions({ children }: { children: ReactNode }) {
  return (
    <table className="guide-table guide-decisions">
      <thead>
        <tr>
          <th scope="col">when</th>
          <th scope="col">use</th>
          <th scope="col">because</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function Decision({ when, use, because }: { when: string; use: string; because: string }) {
  return (
    <tr>
      <th scope="row">{when}</th>
      <td>
        <Text>{use}</Text>
      </td>
      <td>{because}</td>
    </tr>
  );
}

/** A screen fills its frame; a component needs less. */
const heightOf = (story: string) => (story.startsWith("components-") ? 320 : 640);

/** A running story on a phone, in the language, theme and brand of the toolbar, what to look at, and a link to it. */
export function Example({ story, look }: { story: string; look: string }) {
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
