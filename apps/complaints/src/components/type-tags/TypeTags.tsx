import * as css from "./TypeTags.module.css";

interface TypeTagsProps {
  /** The list's accessible name. */
  label: string;
  /** The type, and the sub-type where there is one; what is "" is left out. */
  tags: readonly string[];
}

/** What a complaint is about, to be read. */
export function TypeTags({ label, tags }: TypeTagsProps) {
  const shown = tags.filter((tag) => tag !== "");
  if (shown.length === 0) return null;
  return (
    <ul className={css.tags} aria-label={label}>
      {shown.map((tag, index) => (
        <li key={`${index} ${tag}`} className={css.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
