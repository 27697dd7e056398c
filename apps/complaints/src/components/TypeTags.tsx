import * as css from "./TypeTags.module.css";

interface TypeTagsProps {
  /** The list's accessible name. */
  label: string;
  /** The type and, if any, the sub-type. Empty strings are left out. */
  tags: readonly string[];
}

export function TypeTags({ label, tags }: TypeTagsProps) {
  const visibleTags = tags.filter((tag) => tag !== "");
  if (visibleTags.length === 0) return null;
  return (
    <ul className={css.tags} aria-label={label}>
      {visibleTags.map((tag, index) => (
        <li key={`${index} ${tag}`} className={css.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
