import { type ReactNode, use, useLayoutEffect, useRef, useState, useTransition } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { HelpContext, type HelpDetails } from "../help/helpContext.ts";
import { BackIcon, Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { readSource, useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";
import * as css from "./ScreenFrame.module.css";

interface ScreenFrameProps {
  /** The screen's only level-1 heading. */
  title: string;
  /** Omit it for no Back button. */
  onBack?: () => void;
  /** The service number that Help at the end of the bar calls; without it, or with "", the lender's. */
  phone?: string;
  /** The number of the order on the screen, which Help shows. */
  orderNumber?: string;
  /** A Band: the bar then joins it in the sky, and the first card of the content overlaps it. */
  band?: ReactNode;
  /** Full-width content directly below the bar, on the same surface: tabs. */
  under?: ReactNode;
  /** Buttons that stay at the bottom, above the safe area. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The frame of every screen: app bar, optional sky, content in one column, action bar. */
export function ScreenFrame({
  title,
  onBack,
  phone = "",
  orderNumber = "",
  band,
  under,
  actions,
  children,
}: ScreenFrameProps) {
  const { back } = useMessages(commonMessages);
  return (
    <main className={css.page}>
      <div className={joinClasses(band === undefined ? css.plain : css.sky, under !== undefined && css.raised)}>
        <div className={css.bar}>
          {onBack !== undefined && (
            <IconButton data-back="" label={back} onClick={onBack}>
              <BackIcon />
            </IconButton>
          )}
          <h1 className={css.title} tabIndex={-1}>
            {readSource(title)}
          </h1>
          <HelpButton phone={phone} {...(orderNumber !== "" && { orderNumber })} />
        </div>
        {under}
        {band}
      </div>
      <div className={css.content}>{children}</div>
      {actions !== undefined && <ActionBar>{actions}</ActionBar>}
    </main>
  );
}

/** Opens the help of the product: an icon above its word, 48 px. Nothing where the frame provides no help. */
function HelpButton(details: HelpDetails) {
  const open = use(HelpContext);
  const { help } = useMessages(commonMessages);
  const [isOpening, startOpening] = useTransition();
  if (!open) return null;
  return (
    <button
      type="button"
      className={css.help}
      aria-haspopup="dialog"
      aria-busy={isOpening}
      onClick={() => startOpening(() => open(details))}
    >
      <Icon
        size="s"
        path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.8v.1"
      />
      {help}
    </button>
  );
}

/**
 * Maximum share of the screen height for a sticky bar. With large text or in landscape the bar scrolls away instead, or
 * what follows its main action does.
 */
const MOST_OF_HEIGHT = 0.3;
/** The space below the main action when the rest of the bar is below the screen. */
const GAP = 12;

const edge = (element: Element) => element.getBoundingClientRect();

/** The sticky bar of a screen's buttons. Toasts appear above it, or at the top if it scrolls away. */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [isTall, setIsTall] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      const most = innerHeight * MOST_OF_HEIGHT;
      const whole = element.offsetHeight;
      const main = whole > most && element.querySelector("[data-main]");
      const height = main ? edge(main).bottom - edge(element).top + GAP : whole;
      const isTooTall = height > most;
      setIsTall(isTooTall);
      // While what follows the main action has the focus, the bar is on the screen as a whole.
      const focused = element.querySelector(":focus");
      const isBelow = focused && edge(focused).bottom > edge(element).top + height;
      element.style.bottom = `${isBelow ? 0 : height - whole}px`;
      style.setProperty("--action-bar", isTooTall ? "0px" : `${height}px`);
      style.setProperty("--toast-top", isTooTall ? "8px" : "");
    };
    measure();
    const observer = window.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(element);
    addEventListener("resize", measure);
    element.addEventListener("focusin", measure);
    element.addEventListener("focusout", measure);
    return () => {
      observer?.disconnect();
      removeEventListener("resize", measure);
      style.setProperty("--action-bar", "");
      style.setProperty("--toast-top", "");
    };
  }, []);
  return (
    <div ref={bar} className={joinClasses(css.actions, isTall && css.tall)}>
      <div className={css.column}>{children}</div>
    </div>
  );
}
