import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { Steps } from "@lending/ui/steps";
import { useState } from "react";
import type { InstructionGroup } from "../api/fetchRepayment.ts";
import * as css from "./Instructions.module.css";
import { repaymentMessages } from "./messages.ts";

/** The repayment-instructions banner, and under it, once opened, the grouped steps. */
export function Instructions({ groups }: { groups: readonly InstructionGroup[] }) {
  const words = useMessages(repaymentMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={words.instructions}>
      <Notice title={words.instructions} onOpen={() => setIsOpen(!isOpen)}>
        {words.instructionsHint}
      </Notice>
      {isOpen &&
        groups.map((group, index) => (
          <div key={`${index} ${group.title}`} className={css.group}>
            <Card title={group.title}>
              {group.places.map((place, position) => (
                <div key={`${position} ${place.name}`} className={css.place}>
                  <h3 className={css.name}>{place.name}</h3>
                  <Steps steps={place.steps} />
                </div>
              ))}
            </Card>
          </div>
        ))}
    </section>
  );
}
