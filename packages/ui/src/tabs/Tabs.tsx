import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import * as css from "./Tabs.module.css";

interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface TabsProps<Value extends string> {
  /** The accessible name of the tab bar. */
  label: string;
  /** Id of the TabPanel with the content. */
  panelId: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A tab bar that scrolls if it is too long. Arrows, Home and End move between its tabs; Tab leaves it. */
export function Tabs<Value extends string>({ label, panelId, items, value, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.value === value);
    const next = STEPS[event.key]?.(index, items.length - 1);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    onChange(item.value);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label={label}>
      {items.map((item) => {
        const isChosen = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(panelId, item.value)}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId : undefined}
            tabIndex={isChosen ? 0 : -1}
            className={joinClasses(css.tab, isChosen && css.on)}
            onClick={({ currentTarget }) => {
              // Scrolls a partly hidden tab into view.
              currentTarget.scrollIntoView?.({ block: "nearest", inline: "nearest" });
              onChange(item.value);
            }}
            onKeyDown={move}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}

/** Returns the id of one tab, which names its panel. */
const tabId = (panelId: string, value: string) => `${panelId}-tab-${value}`;

interface TabPanelProps {
  /** The `panelId` of the Tabs. */
  id: string;
  /** The selected tab, which names the panel. */
  value: string;
  children: ReactNode;
}

/** The content of the selected tab. */
export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <div id={id} className={css.panel} role="tabpanel" aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}

type TabScreenProps = Omit<ComponentProps<typeof ScreenFrame>, "under"> & Omit<TabsProps<string>, "panelId">;

/** A screen whose content belongs to the selected tab. Without tabs it is a plain screen. */
export function TabScreen({ label, items, value, onChange, children, ...frame }: TabScreenProps) {
  const panelId = useId();
  if (items.length === 0) return <ScreenFrame {...frame}>{children}</ScreenFrame>;
  return (
    <ScreenFrame {...frame} under={<Tabs {...{ label, panelId, items, value, onChange }} />}>
      <TabPanel id={panelId} value={value}>
        {children}
      </TabPanel>
    </ScreenFrame>
  );
}
