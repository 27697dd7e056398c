import { useEffect, useState } from "react";
import { Button, ButtonPair } from "../button/Button.tsx";
import { useMessages } from "../locale/locale.tsx";
import { slipMessages } from "../messages/source.ts";
import type { Slip } from "../save-file/slipPicture.ts";
import { StatusRegion } from "../status-region/StatusRegion.tsx";
import { showToast } from "../toast/toast.tsx";
import * as css from "./SlipActions.module.css";

interface SlipActionsProps {
  title: string;
  /** The labels of the ways that the page offers. */
  labels: { readonly share?: string; readonly save?: string };
  /** Returns what the picture shows. */
  makeSlip: () => Omit<Slip, "title"> | Promise<Omit<Slip, "title">>;
}

/**
 * Shares or saves a slip as a picture. Without a share sheet, as in most webviews, the picture is shown, to be saved by a long
 * press.
 */
export function SlipActions({ title, labels, makeSlip }: SlipActionsProps) {
  const messages = useMessages(slipMessages);
  const [busyWith, setBusyWith] = useState<keyof typeof labels>();
  const [picture, setPicture] = useState("");
  useEffect(() => () => URL.revokeObjectURL(picture), [picture]);

  const use = async (way: keyof typeof labels) => {
    setBusyWith(way);
    try {
      const load = import("../save-file/slipPicture.ts");
      const [{ drawSlip, saveFile, shareFile }, slip] = await Promise.all([load, makeSlip()]);
      const file = await drawSlip({ ...slip, title });
      const outcome = way === "share" ? await shareFile(file, title) : await saveFile(file);
      if (outcome === "unknown") showToast(messages.downloaded);
      if (outcome === "impossible") setPicture(URL.createObjectURL(file));
    } catch {
      showToast(messages.notDrawn, { tone: "error" });
    } finally {
      setBusyWith(undefined);
    }
  };
  return (
    <div>
      <ButtonPair>
        {(["share", "save"] as const).map(
          (way) =>
            labels[way] && (
              <Button key={way} variant="tonal" waiting={busyWith === way} onClick={() => void use(way)}>
                {labels[way]}
              </Button>
            ),
        )}
      </ButtonPair>
      <StatusRegion>
        {picture !== "" && (
          <>
            <p className={css.hint}>{messages.keepPicture}</p>
            <img className={css.picture} src={picture} alt={messages.picture(title)} />
          </>
        )}
      </StatusRegion>
    </div>
  );
}
