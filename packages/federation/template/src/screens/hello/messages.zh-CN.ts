import type { Messages } from "@lending/ui/locale";
import type { HelloMessages } from "./messages.ts";

export const messages = { greeting: "此部分可以使用。" } satisfies Messages<HelloMessages>;
