import { TextArea } from "@lending/ui/text-area";
import { useLayoutEffect, useRef } from "react";
import { COMPLAINT_TEXT_MAX } from "../../../draft/COMPLAINT_TEXT_MAX.ts";

/** The words of a complaint, to be read: all of them are seen, whatever the size of the text. */
export function ComplaintText({ label, text }: { label: string; text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const element = area.current;
      if (element === null) return;
      element.style.height = "auto";
      // What scrolls does not count the borders, the height does.
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
    };
    fit();
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, []);
  return <TextArea ref={area} label={label} max={COMPLAINT_TEXT_MAX} rows={3} value={text} readOnly />;
}
