import type { Environment, Locale } from "../environment/index.ts";
import type { LaunchParameters } from "../launch/index.ts";
import type { NativePort } from "../native/NativePort.ts";
import type { PagePort } from "./PagePort.ts";

/** What the shell gives to every screen, whichever remote it belongs to. */
export interface App {
  readonly environment: Environment;
  readonly launch: LaunchParameters;
  readonly native: NativePort;
  readonly locale: Locale;
  /** Left out in the product: then it is `window`. */
  readonly page?: PagePort;
}
