import { Steps } from "@lending/ui/steps";
import type { InstructionGroup } from "../api/savedPayCode.ts";
import * as css from "./InstructionSteps.module.css";
import { PageSection } from "./PageSection.tsx";

export function InstructionSteps({ groups }: { groups: readonly InstructionGroup[] }) {
  return groups.map((group, index) => (
    <PageSection key={`${index} ${group.title}`} title={group.title}>
      {group.places.map((place, position) => (
        <div key={`${position} ${place.name}`} className={css.place}>
          {place.name !== "" && <h3 className={css.name}>{place.name}</h3>}
          <Steps steps={place.steps} />
        </div>
      ))}
    </PageSection>
  ));
}
