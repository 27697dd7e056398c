import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from "react";
import { ChevronRightIcon } from "../icon/noticeIcons.tsx";
import * as css from "./Disclosure.module.css";
import { useDisclosure } from "./useDisclosure.ts";

/** Rows on the page itself, without a card: each is a `Disclosure` or a `RowLink`. */
export function RowList({ children }: { children: ReactNode }) {
  return <div className={css.list}>{children}</div>;
}

interface RowProps {
  title: string;
  /** A small drawing or a logo before the title. */
  icon?: ReactNode;
}

interface DisclosureProps extends RowProps {
  children: ReactNode;
}

/** A row that is closed at first. Its title opens the content below it, which is then a region of that name. */
export function Disclosure({ title, icon, children }: DisclosureProps) {
  const { isOpen, contentId, toggle, Chevron } = useDisclosure();
  return (
    <div>
      <button {...toggle} className={css.row}>
        {icon}
        <span className={css.title}>{title}</span>
        <Chevron size="s" />
      </button>
      <section id={contentId} aria-label={title} hidden={!isOpen} className={css.content}>
        {isOpen && children}
      </section>
    </div>
  );
}

interface RowLinkProps extends RowProps {
  /** The link (`<AppLink to={…} />`) that the row is rendered as. */
  render: ReactElement<Pick<ComponentProps<"a">, "className">>;
}

/** A row that opens another page. */
export function RowLink({ title, icon, render }: RowLinkProps) {
  return cloneElement(
    render,
    { className: css.row },
    icon,
    <span className={css.title}>{title}</span>,
    <ChevronRightIcon size="s" />,
  );
}
