import { type StagedNetwork, stageNetwork } from "@lending/api-client/testing";
import { stageNative } from "@lending/bridge/testing";
import { StageFrame } from "@lending/federation/test-screen";
import type { ReactNode } from "react";
import { report } from "./borrower.ts";
import { ShellFrame } from "./ShellFrame.tsx";
import { speakAsLender } from "./speakAsLender.ts";

/** Stages what the toolbar chooses behind a screen: the network, and where the page is open. */
export function stageApp(globals: Readonly<Record<string, unknown>>): void {
  stageNetwork(globals.network as StagedNetwork, (body) => speakAsLender(body, String(globals.locale)));
  const host = globals.host === "story" ? undefined : globals.host;
  stageNative(host as Parameters<typeof stageNative>[0], ({ command, params }) =>
    report("sent to the app", [command, ...Object.values(params)].join(" ")),
  );
}

/** Surrounds the screen of a story as the shell does. */
export const Stage = ({ children }: { children: ReactNode }) => <StageFrame value={ShellFrame}>{children}</StageFrame>;
