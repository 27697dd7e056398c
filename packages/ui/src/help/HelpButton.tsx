import { use, useTransition } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";
import * as css from "./HelpButton.module.css";
import { HelpContext, type HelpDetails } from "./helpContext.ts";

/** Opens the help of the product: an icon above its word, 48 px. Nothing where the frame provides no help. */
export function HelpButton(details: HelpDetails) {
  const open = use(HelpContext);
  const { help } = useMessages(commonMessages);
  const [isOpening, startOpening] = useTransition();
  if (!open) return null;
  return (
    <button
      type="button"
      className={css.help}
      aria-haspopup="dialog"
      aria-busy={isOpening}
      onClick={() => startOpening(() => open(details))}
    >
      <Icon
        size="s"
        path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.8v.1"
      />
      {help}
    </button>
  );
}
