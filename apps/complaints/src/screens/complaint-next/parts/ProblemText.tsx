import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { TextArea } from "@lending/ui/text-area";
import { VisuallyHidden } from "@lending/ui/visually-hidden";
import type { Ref } from "react";
import { COMPLAINT_TEXT_MAX } from "../../../draft/COMPLAINT_TEXT_MAX.ts";
import { nextMessages } from "../messages.ts";

/** Announces the remaining characters below this number. */
const FEW_LEFT = 20;

interface ProblemTextProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
  /** The error message, or "". */
  error: string;
  readOnly: boolean;
}

/** The text of a complaint, at most 200 characters. Announces the limit to borrowers who cannot see the counter. */
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
