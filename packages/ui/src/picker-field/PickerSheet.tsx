import { useEffect, useRef, useState } from "react";
import { Button, ButtonPair } from "../button/Button.tsx";
import { useMessages } from "../locale/locale.tsx";
import { pickerMessages } from "../messages/source.ts";
import { RadioList, type RadioOption } from "../radio-list/RadioList.tsx";
import { Sheet } from "../sheet/Sheet.tsx";
import { StatusRegion } from "../status-region/StatusRegion.tsx";
import { matchesSearch } from "../text/text.ts";
import { TextField } from "../text-field/TextField.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./PickerField.module.css";

/** From this many options on, a list has a search field. It is longer than one and a half phone screens. */
const SEARCHABLE_MIN = 15;

export interface PickerSheetProps {
  open: boolean;
  title: string;
  options: readonly RadioOption<string>[];
  isSearchable?: boolean;
  /** The chosen option's value; undefined while nothing is chosen. */
  value: string | undefined;
  onConfirm: (value: string) => void;
  onClose: () => void;
}

/** The sheet of a picker. A tap only selects; Confirm applies the selection. */
export function PickerSheet({
  open,
  title,
  options,
  isSearchable = false,
  value,
  onConfirm,
  onClose,
}: PickerSheetProps) {
  const { cancel, confirm } = useMessages(pickerMessages);
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
      onClose={onClose}
      footer={
        <ButtonPair>
          <Button variant="line" onClick={onClose}>
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
      <Choices
        title={title}
        options={options}
        isSearchable={isSearchable && options.length >= SEARCHABLE_MIN}
        value={tried}
        onChange={setTried}
      />
    </Sheet>
  );
}

interface ChoicesProps extends Pick<PickerSheetProps, "title" | "options" | "value"> {
  isSearchable: boolean;
  onChange: (value: string) => void;
}

/** The radios, with a search field if there are many. Scrolls to the chosen one. */
function Choices({ title, options, isSearchable, value, onChange }: ChoicesProps) {
  const messages = useMessages(pickerMessages);
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no scrollIntoView.
    list.current?.querySelector("input:checked")?.parentElement?.scrollIntoView?.({ block: "center" });
  }, []);
  const matches = options.filter(({ label }) => matchesSearch(label, search));
  return (
    <>
      {isSearchable && (
        <div className={css.search}>
          <TextField label={messages.search} type="search" autoComplete="off" value={search} onChange={setSearch} />
        </div>
      )}
      <StatusRegion>
        {matches.length === 0 && <p className={css.none}>{messages.noneFound}</p>}
        {matches.length > 0 && search.trim() !== "" && (
          <VisuallyHidden>{messages.matches(matches.length)}</VisuallyHidden>
        )}
      </StatusRegion>
      <div ref={list}>
        {matches.length > 0 && <RadioList label={title} options={matches} value={value} onChange={onChange} />}
      </div>
    </>
  );
}
