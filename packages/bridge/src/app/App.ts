import type { Environment, Locale } from "../environment/index.ts";
import type { LaunchParameters } from "../launch/index.ts";
import type { NativePort } from "../native/NativePort.ts";
import type { PagePort } from "./PagePort.ts";

/** The services that the shell provides to every screen of every remote. */
export interface App {
  readonly environment: Environment;
  readonly launch: LaunchParameters;
  readonly native: NativePort;
  readonly locale: Locale;
  /** Defaults to `window`; tests pass a fake. */
  readonly page?: PagePort;
}
