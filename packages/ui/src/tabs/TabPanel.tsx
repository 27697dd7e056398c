import type { ReactNode } from "react";
import * as css from "./TabPanel.module.css";
import { tabId } from "./Tabs.tsx";

interface TabPanelProps {
  /** The same id that the Tabs were given. */
  id: string;
  /** The chosen tab, which names the panel. */
  value: string;
  children: ReactNode;
}

/** What the chosen tab shows. */
export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <div id={id} className={css.panel} role="tabpanel" aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}
