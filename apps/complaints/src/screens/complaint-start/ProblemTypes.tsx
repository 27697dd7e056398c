import { CallIcon, CardIcon, type IconProps, MessageIcon, PesoIcon, PhoneIcon } from "@lending/ui/icon";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { Row, Rows } from "@lending/ui/rows";
import { SectionTitle } from "@lending/ui/section-title";
import { showToast } from "@lending/ui/toast";
import { type ComponentType, useState } from "react";
import { COLLECTION_TYPE, type ComplaintOrder, type ProblemType } from "../../api/fetchComplaintStart.ts";
import { complaintMessages, startMessages } from "../../messages/source.ts";

const SubTypeSheet = lazyOverlay(() => import("./StartSheets.tsx").then((module) => module.SubTypeSheet));

/** Icons for the known types; the server may send others. */
const ICONS: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  [COLLECTION_TYPE, CallIcon],
  ["2", PesoIcon],
  ["3", CardIcon],
  ["4", PhoneIcon],
]);

interface ProblemTypesProps {
  types: readonly ProblemType[];
  subTypes: readonly ProblemType[];
  order: ComplaintOrder | undefined;
  onChoose: (problemType: string, problemSonType: string) => void;
}

/** The types of problem. Type 1 opens its sub-types first; every other type opens the form. */
export function ProblemTypes({ types, subTypes, order, onChoose }: ProblemTypesProps) {
  const messages = useMessages(startMessages);
  const { noCollection } = useMessages(complaintMessages);
  const [isOpen, setIsOpen] = useState(false);

  const takesCollection = order?.takesCollection === true;
  const choose = ({ value }: ProblemType) => {
    if (value !== COLLECTION_TYPE) onChoose(value, "");
    else if (!takesCollection) showToast(noCollection, { tone: "error" });
    else if (subTypes.length === 0) onChoose(value, "");
    else setIsOpen(true);
  };

  return (
    <>
      <SectionTitle>{messages.about}</SectionTitle>
      <Rows label={messages.about}>
        {types.map((type) => {
          const Icon = ICONS.get(type.value) ?? MessageIcon;
          return (
            <Row
              key={type.value}
              icon={<Icon />}
              note={type.value === COLLECTION_TYPE && !takesCollection ? noCollection : undefined}
              render={<button type="button" onClick={() => choose(type)} />}
            >
              {type.title}
            </Row>
          );
        })}
      </Rows>
      <SubTypeSheet
        open={isOpen}
        title={types.find(({ value }) => value === COLLECTION_TYPE)?.title ?? messages.about}
        types={subTypes}
        onClose={() => setIsOpen(false)}
        onChoose={(subType) => {
          setIsOpen(false);
          onChoose(COLLECTION_TYPE, subType);
        }}
      />
    </>
  );
}
