import { useId, useState } from "react";
import { ChevronDownIcon, ChevronUpIcon } from "../icon/icons.tsx";

/** The state of a button that shows and hides content. Spread `toggle` on the button, and give the content the id `contentId`. */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const toggle = {
    type: "button",
    "aria-expanded": isOpen,
    "aria-controls": contentId,
    onClick: () => setIsOpen(!isOpen),
  } as const;
  return { isOpen, contentId, toggle, Chevron: isOpen ? ChevronUpIcon : ChevronDownIcon };
}
