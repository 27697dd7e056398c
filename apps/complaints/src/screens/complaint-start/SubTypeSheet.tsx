import { useBackGuard } from "@lending/bridge";
import { Sheet } from "@lending/ui/sheet";
import type { ProblemType } from "../../api/fetchComplaintStart.ts";
import { ButtonRow, Rows } from "../../components/Rows.tsx";

interface SubTypeSheetProps {
  open: boolean;
  title: string;
  types: readonly ProblemType[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The sub-types of type 1; each opens the form. */
export function SubTypeSheet({ open, title, types, onChoose, onClose }: SubTypeSheetProps) {
  useBackGuard(onClose, open);
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <Rows label={title} bare>
        {types.map((type) => (
          <ButtonRow key={type.value} onClick={() => onChoose(type.value)}>
            {type.title}
          </ButtonRow>
        ))}
      </Rows>
    </Sheet>
  );
}
