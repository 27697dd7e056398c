import { Card } from "@lending/ui/card";
import { showDay } from "@lending/ui/day";
import { DigitsField } from "@lending/ui/digits-field";
import { useMessages } from "@lending/ui/locale";
import { TextField } from "@lending/ui/text-field";
import type { Calls } from "../../api/submitComplaint.ts";
import { caseMessages } from "../../messages/source.ts";
import * as css from "./ComplaintForm.module.css";

interface CallFieldsProps {
  calls: Calls;
  readOnly: boolean;
  onChange: (calls: Calls) => void;
}

/** When a collector last called, and how often that day. Both may stay empty. */
export function CallFields({ calls, readOnly, onChange }: CallFieldsProps) {
  const messages = useMessages(caseMessages);
  return (
    <Card title={messages.callTitle}>
      <div className={css.calls}>
        <TextField
          type="datetime-local"
          label={messages.callAt}
          hint={isNight(calls.at) ? messages.night : undefined}
          value={calls.at}
          readOnly={readOnly}
          onChange={(at) => onChange({ ...calls, at })}
        />
        <DigitsField
          label={messages.callCount}
          max={3}
          value={calls.count}
          readOnly={readOnly}
          onChange={(count) => onChange({ ...calls, count })}
        />
      </div>
    </Card>
  );
}

/** Whether collectors may not call at this time: before 6 am or after 10 pm (SEC MC 18 of 2019). */
function isNight(at: string): boolean {
  // A browser without this kind of field takes any text.
  const hour = /^\d{4}-\d\d-\d\d (\d\d)/.exec(showDay(at))?.[1];
  return hour !== undefined && (hour < "06" || hour >= "22");
}
