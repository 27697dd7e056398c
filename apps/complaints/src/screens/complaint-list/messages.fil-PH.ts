import type { Messages } from "@lending/ui/locale";
import type { ListMessages } from "./messages.ts";

export const messages = {
  tabs: "Mga reklamo ayon sa status",
  tab: (number) => `Listahan ${number}`,
  emptyTitle: "Walang reklamo rito",
  emptyHint: "Dito makikita ang ipinadala mo at ang sagot namin.",
} satisfies Messages<ListMessages>;
