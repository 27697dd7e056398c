import { useBackGuard } from "@lending/bridge";
import { Row, Rows } from "@lending/ui/rows";
import { Sheet } from "@lending/ui/sheet";
import type { ProblemType } from "../../api/fetchComplaintStart.ts";

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
          <Row key={type.value} render={<button type="button" onClick={() => onChoose(type.value)} />}>
            {type.title}
          </Row>
        ))}
      </Rows>
    </Sheet>
  );
}
