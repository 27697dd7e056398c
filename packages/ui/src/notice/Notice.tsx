import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { ChevronRightIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../icon/noticeIcons.tsx";
import * as css from "./Notice.module.css";

const TONES = {
  info: { ToneIcon: InfoIcon, look: undefined },
  warning: { ToneIcon: WarningIcon, look: css.warning },
  danger: { ToneIcon: ErrorIcon, look: css.danger },
  positive: { ToneIcon: SuccessIcon, look: css.positive },
};

interface NoticeProps {
  tone?: keyof typeof TONES;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  title?: string;
  /** One or two lines. */
  children?: ReactNode;
  /** A link or a button (`<AppLink to={…} />`, `<button type="button" onClick={…} />`) that the whole notice is rendered as. */
  render?: ReactElement<Pick<ComponentProps<"a">, "className">>;
}

/** A tinted box with an icon and one or two lines of information. */
export function Notice({ tone = "info", icon, title, children, render }: NoticeProps) {
  const { ToneIcon, look } = TONES[tone];
  const classes = joinClasses(css.notice, look);
  const inside = (
    <>
      <span className={css.icon}>{icon ?? <ToneIcon />}</span>
      <span className={css.text}>
        {title !== undefined && <span className={css.title}>{title}</span>}
        {typeof children === "string" ? <Figures>{children}</Figures> : children}
      </span>
    </>
  );
  if (render === undefined) return <div className={classes}>{inside}</div>;
  return cloneElement(
    render,
    { className: classes },
    inside,
    <span className={css.go}>
      <ChevronRightIcon />
    </span>,
  );
}
