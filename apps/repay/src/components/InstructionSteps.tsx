import { Card } from "@lending/ui/card";
import { Steps } from "@lending/ui/steps";
import type { InstructionGroup } from "../api/savedPayCode.ts";
import * as css from "./InstructionSteps.module.css";

export function InstructionSteps({ groups }: { groups: readonly InstructionGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div>
      {groups.map((group, index) => (
        <div key={`${index} ${group.title}`} className={css.group}>
          <Card {...(group.title !== "" && { title: group.title })}>
            {group.places.map((place, position) => (
              <div key={`${position} ${place.name}`} className={css.place}>
                {place.name !== "" && <h3 className={css.name}>{place.name}</h3>}
                <Steps steps={place.steps} />
              </div>
            ))}
          </Card>
        </div>
      ))}
    </div>
  );
}
