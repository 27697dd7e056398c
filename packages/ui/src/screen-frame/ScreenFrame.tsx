import type { ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { BackIcon } from "../icon/BackIcon.tsx";
import { CallIcon } from "../icon/CallIcon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { readSource, useMessages } from "../locale/index.ts";
import { words } from "../words/words.ts";
import { ActionBar } from "./ActionBar.tsx";
import * as css from "./ScreenFrame.module.css";

interface ScreenFrameProps {
  /** The screen's only level-1 heading. */
  title: string;
  /** Omit it for no Back button. */
  onBack?: () => void;
  /** A button at the end of the bar that calls the service number. */
  call?: { readonly number: string; readonly onCall: () => void };
  /** A Band: the bar then joins it in the sky, and the first card of the content overlaps it. */
  band?: ReactNode;
  /** Full-width content directly below the bar, on the same surface: tabs. */
  under?: ReactNode;
  /** Buttons that stay at the bottom, above the safe area. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The frame of every screen: app bar, optional sky, content in one column, action bar. */
export function ScreenFrame({ title, onBack, call, band, under, actions, children }: ScreenFrameProps) {
  const { back, call: callNumber } = useMessages(words);
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
          {call !== undefined && (
            <IconButton label={callNumber(call.number)} onClick={call.onCall}>
              <CallIcon />
            </IconButton>
          )}
        </div>
        {under}
        {band}
      </div>
      <div className={css.content}>{children}</div>
      {actions !== undefined && <ActionBar>{actions}</ActionBar>}
    </main>
  );
}
