import { CallIcon, CardIcon, type IconProps, MessageIcon, PesoIcon, PhoneIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { SectionTitle } from "@lending/ui/section-title";
import { showToast } from "@lending/ui/toast";
import type { ComponentType } from "react";
import type { ComplaintOrder, ProblemType } from "../../../api/fetchComplaintStart.ts";
import { COLLECTION_TYPE } from "../../../components/COLLECTION_TYPE.ts";
import { ButtonRow } from "../../../components/rows/ButtonRow.tsx";
import { Rows } from "../../../components/rows/Rows.tsx";
import { useOverlay } from "../../../components/useOverlay.ts";
import { startMessages } from "../messages.ts";
import { loadSubTypeSheet } from "../sheets/loadSubTypeSheet.ts";

/** Icons for the known types; the server may send others. */
const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  [COLLECTION_TYPE]: CallIcon,
  "2": PesoIcon,
  "3": CardIcon,
  "4": PhoneIcon,
};

interface ProblemTypesProps {
  types: readonly ProblemType[];
  subTypes: readonly ProblemType[];
  order: ComplaintOrder | undefined;
  onChoose: (problemType: string, problemSonType: string) => void;
}

/** The types of problem. Type 1 opens its sub-types first; every other type opens the form. */
export function ProblemTypes({ types, subTypes, order, onChoose }: ProblemTypesProps) {
  const words = useMessages(startMessages);
  const sheet = useOverlay(loadSubTypeSheet, ({ SubTypeSheet }) => SubTypeSheet);

  const choose = ({ value }: ProblemType) => {
    if (value !== COLLECTION_TYPE) onChoose(value, "");
    else if (order?.takesCollection !== true) showToast(words.noCollection, { tone: "error" });
    else if (subTypes.length === 0) onChoose(value, "");
    else void sheet.open();
  };

  return (
    <>
      <SectionTitle>{words.about}</SectionTitle>
      <Rows label={words.about}>
        {types.map((type) => {
          const Icon = ICONS[type.value] ?? MessageIcon;
          return (
            <ButtonRow key={type.value} icon={<Icon />} onClick={() => choose(type)}>
              {type.title}
            </ButtonRow>
          );
        })}
      </Rows>
      {sheet.Component && (
        <sheet.Component
          open={sheet.isOpen}
          title={types.find(({ value }) => value === COLLECTION_TYPE)?.title ?? words.about}
          types={subTypes}
          onClose={sheet.close}
          onChoose={(subType) => {
            sheet.close();
            onChoose(COLLECTION_TYPE, subType);
          }}
        />
      )}
    </>
  );
}
