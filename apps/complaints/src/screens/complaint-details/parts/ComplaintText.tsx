import { TextArea } from "@lending/ui/text-area";
import { useLayoutEffect, useRef } from "react";
import { COMPLAINT_TEXT_MAX } from "../../../draft/COMPLAINT_TEXT_MAX.ts";

/** The read-only text of a complaint. Grows to show all of it at any text size. */
export function ComplaintText({ label, text }: { label: string; text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const element = area.current;
      if (element === null) return;
      element.style.height = "auto";
      // scrollHeight excludes the borders, and the height includes them.
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
    };
    fit();
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, []);
  return <TextArea ref={area} label={label} max={COMPLAINT_TEXT_MAX} rows={3} value={text} readOnly />;
}
