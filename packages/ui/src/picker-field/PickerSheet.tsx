import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { ButtonPair } from "../button-pair/ButtonPair.tsx";
import { useMessages } from "../locale/index.ts";
import { RadioList } from "../radio-list/RadioList.tsx";
import { Sheet } from "../sheet/Sheet.tsx";
import { words } from "../words/words.ts";
import type { PickerSheetProps } from "./PickerField.tsx";

/** The sheet of a picker: what is touched is only tried, Confirm takes it. */
export function PickerSheet({ open, title, options, value, onConfirm, onCancel }: PickerSheetProps) {
  const { cancel, confirm } = useMessages(words);
  const [tried, setTried] = useState(value);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTried(value);
  }
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onCancel}
      footer={
        <ButtonPair>
          <Button variant="line" onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            disabled={tried === undefined}
            onClick={() => {
              if (tried !== undefined) onConfirm(tried);
            }}
          >
            {confirm}
          </Button>
        </ButtonPair>
      }
    >
      <RadioList label={title} options={options} value={tried} onChange={setTried} />
    </Sheet>
  );
}
