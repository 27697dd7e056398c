import type { NativeMessage } from "@lending/bridge";
import { createContext } from "react";
import type { Preview } from "../start/createPreview.ts";

/** Commands that the native app would have received, for the log on the test page. */
export const PreviewContext = createContext<Preview<NativeMessage> | undefined>(undefined);
