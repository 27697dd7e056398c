import type { Refusal } from "@lending/api-client";
import { useBack } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { RefusedScreen as SharedRefusedScreen } from "@lending/ui/refused-screen";
import type { ComponentProps } from "react";
import { complaintMessages } from "../messages/source.ts";
import * as css from "./ComplaintParts.module.css";

type RefusedProps = Pick<ComponentProps<typeof SharedRefusedScreen>, "title" | "onRetry" | "retrying" | "actions"> & {
  refusal: Refusal;
};

export function RefusedScreen({ refusal, ...props }: RefusedProps) {
  const { notShownTitle, notShownHint } = useMessages(complaintMessages);
  return <SharedRefusedScreen {...refusal} {...props} fact={notShownTitle} hint={notShownHint} onBack={useBack()} />;
}

/** The type of a complaint and, if any, the sub-type. Empty strings are left out. */
export function TypeTags({ tags }: { tags: readonly string[] }) {
  const messages = useMessages(complaintMessages);
  const visibleTags = tags.filter((tag) => tag !== "");
  if (visibleTags.length === 0) return null;
  return (
    <ul className={css.tags} aria-label={messages.type}>
      {visibleTags.map((tag, index) => (
        <li key={`${index} ${tag}`} className={css.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
