import type { Messages } from "@lending/ui/locale";
import type { HelloMessages } from "./messages.ts";

export const messages = { greeting: "This remote works." } satisfies Messages<HelloMessages>;
