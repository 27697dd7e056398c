import { locations } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { ChevronDownIcon, ChevronRightIcon, ChevronUpIcon, ListIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { useId, useState } from "react";
import type { InstructionGroup } from "../api/readInstructions.ts";
import { InstructionSteps } from "./InstructionSteps.tsx";
import * as css from "./Instructions.module.css";
import { repaymentMessages } from "./messages.ts";

interface InstructionsProps {
  groups: readonly InstructionGroup[];
  /** What the steps are about; the pictures show it. "" when there is none yet. */
  payCode: string;
}

/** The repayment-instructions banner: unfolds the server's grouped steps, or leads to the pictures where it sent none. */
export function Instructions({ groups, payCode }: InstructionsProps) {
  const words = useMessages(repaymentMessages);
  const [isOpen, setIsOpen] = useState(false);
  const stepsId = useId();
  const pictures = locations.payInstructions({ payCode });
  const inside = (
    <>
      <span className={css.icon}>
        <ListIcon />
      </span>
      <span className={css.text}>
        <span className={css.title}>{words.instructions}</span> {words.instructionsHint}
      </span>
    </>
  );
  if (groups.length === 0) {
    return (
      <Link className={css.banner} to={pictures}>
        {inside}
        <span className={css.icon}>
          <ChevronRightIcon />
        </span>
      </Link>
    );
  }
  return (
    <div>
      <button
        type="button"
        className={css.banner}
        aria-expanded={isOpen}
        aria-controls={stepsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {inside}
        <span className={css.icon}>{isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}</span>
      </button>
      <div id={stepsId} className={css.steps} hidden={!isOpen}>
        {isOpen && (
          <>
            <InstructionSteps groups={groups} />
            <Link className={css.pictures} to={pictures}>
              {words.inPictures}
              <ChevronRightIcon size="s" />
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
