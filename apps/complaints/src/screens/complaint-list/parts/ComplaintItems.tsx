import { locations } from "@lending/bridge";
import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import type { ComplaintItem } from "../../../api/fetchComplaintList.ts";
import { LinkRow } from "../../../components/rows/LinkRow.tsx";
import { Rows } from "../../../components/rows/Rows.tsx";
import { titles } from "../../../titles.ts";
import { listMessages } from "../messages.ts";
import * as css from "./ComplaintItems.module.css";

interface ComplaintItemsProps {
  /** The list's accessible name. */
  label: string;
  items: readonly ComplaintItem[];
}

/** The complaints of one tab. Each links to its details; one without an id is plain text. */
export function ComplaintItems({ label, items }: ComplaintItemsProps) {
  const words = useMessages(listMessages);
  if (items.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyHint} />;
  return (
    <Rows label={label}>
      {items.map((item, index) =>
        item.id === "" ? (
          <li key={`${index}`} className={css.still}>
            <ItemContent item={item} />
          </li>
        ) : (
          <LinkRow key={`${index} ${item.id}`} to={locations.complainDetails({ problemId: item.id })}>
            <ItemContent item={item} />
          </LinkRow>
        ),
      )}
    </Rows>
  );
}

function ItemContent({ item: { type, time, content } }: { item: ComplaintItem }) {
  const nameless = titles.complaintDetails[useLocale()];
  return (
    <>
      <span className={css.type}>{type || content ? type : nameless}</span>
      <span className={css.time}>{time}</span>
      <span className={css.content}>{content}</span>
    </>
  );
}
