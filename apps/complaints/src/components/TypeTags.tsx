import { useMessages } from "@lending/ui/locale";
import { complaintMessages } from "../messages/source.ts";
import * as css from "./TypeTags.module.css";

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
