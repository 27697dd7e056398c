import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { type ReactNode, useState } from "react";
import { complaintMessages } from "./complaintMessages.ts";

/** A dialog or sheet whose file comes when it is first wanted. */
interface Overlay<Props> {
  /** Undefined until its file is here; afterwards it stays, so that it can close as it opened. */
  readonly Part: ((props: Props) => ReactNode) | undefined;
  readonly isOpen: boolean;
  /** Says whether it is open: a file that cannot be had is told by a toast, and the screen stays as it is. */
  readonly open: () => Promise<boolean>;
  readonly close: () => void;
}

/** Not by React.lazy: a file that cannot be had must not take the screen away, and all that was typed with it. */
export function useOverlay<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => (props: Props) => ReactNode,
): Overlay<Props> {
  const { notOpened } = useMessages(complaintMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [Part, setPart] = useState<(props: Props) => ReactNode>();
  return {
    Part,
    isOpen,
    async open() {
      setIsOpen(true);
      if (Part !== undefined) return true;
      try {
        const part = pick(await load());
        setPart(() => part);
        return true;
      } catch {
        setIsOpen(false);
        showToast(notOpened, { tone: "error" });
        return false;
      }
    },
    close: () => setIsOpen(false),
  };
}
