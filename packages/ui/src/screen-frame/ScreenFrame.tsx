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
  /** Without it there is no Back button. */
  onBack?: () => void;
  /** A button at the end of the bar that calls the service number. */
  call?: { readonly number: string; readonly onCall: () => void };
  /** A Band: then the bar stands in the sky with it, and the first part of the content lifts over it. */
  band?: ReactNode;
  /** Stands right under the bar on the bar's own surface, from edge to edge: tabs. */
  under?: ReactNode;
  /** Buttons that stay at the thumb, above the safe area. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What every screen stands in: app bar, sky if it has one, content in one column, action bar. */
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
