import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { TextArea } from "@lending/ui/text-area";
import { VisuallyHidden } from "@lending/ui/visually-hidden";
import type { Ref } from "react";
import { COMPLAINT_TEXT_MAX } from "../../../draft/COMPLAINT_TEXT_MAX.ts";
import { nextMessages } from "../messages.ts";

/** From so many characters left on, the end is announced. */
const FEW_LEFT = 20;

interface ProblemTextProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it, or "". */
  error: string;
  readOnly: boolean;
}

/** The words of a complaint, at most 200 characters; whoever cannot see the counter hears that the end is near. */
export function ProblemText({ ref, value, onChange, error, readOnly }: ProblemTextProps) {
  const words = useMessages(nextMessages);
  const left = COMPLAINT_TEXT_MAX - value.length;
  const limit = left <= 0 ? words.noneLeft : words.fewLeft;
  return (
    <Card>
      <TextArea
        ref={ref}
        label={words.text}
        max={COMPLAINT_TEXT_MAX}
        value={value}
        error={error}
        readOnly={readOnly}
        onChange={onChange}
      />
      <div role="status">
        <VisuallyHidden>{left < FEW_LEFT ? limit : ""}</VisuallyHidden>
      </div>
    </Card>
  );
}
