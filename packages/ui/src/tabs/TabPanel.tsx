import type { ReactNode } from "react";
import * as css from "./TabPanel.module.css";
import { tabId } from "./Tabs.tsx";

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
