import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { type ReactNode, useState } from "react";
import { complaintMessages } from "./complaintMessages.ts";

/** A dialog or sheet that loads its file on first use. */
interface Overlay<Props> {
  /** Undefined until the file loads. Stays mounted afterwards, so that closing it can be animated. */
  readonly Component: ((props: Props) => ReactNode) | undefined;
  readonly isOpen: boolean;
  /** Opens it and returns true. If the file fails to load, shows a toast and returns false; the screen stays. */
  readonly open: () => Promise<boolean>;
  readonly close: () => void;
}

/** Loads without React.lazy: a file that fails to load must not replace the screen and lose the borrower's input. */
export function useOverlay<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => (props: Props) => ReactNode,
): Overlay<Props> {
  const { notOpened } = useMessages(complaintMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [Component, setComponent] = useState<(props: Props) => ReactNode>();
  return {
    Component,
    isOpen,
    async open() {
      setIsOpen(true);
      if (Component !== undefined) return true;
      try {
        const component = pick(await load());
        setComponent(() => component);
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
