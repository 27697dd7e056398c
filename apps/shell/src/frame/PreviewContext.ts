import type { NativeMessage } from "@lending/bridge";
import { createContext } from "react";
import type { Preview } from "../start/createPreview.ts";

/** The commands that a native app would have been given, for the test page's log. */
export const PreviewContext = createContext<Preview<NativeMessage> | undefined>(undefined);
