import type { Messages } from "@lending/ui/locale";
import type { HelloMessages } from "./messages.ts";

export const messages = { greeting: "Gumagana ang bahaging ito." } satisfies Messages<HelloMessages>;
