import { useApp } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import type { ComplaintDetails } from "../../../api/fetchComplaintDetails.ts";
import { Pictures } from "../../../components/pictures/Pictures.tsx";
import { detailsMessages } from "../messages.ts";
import { AgentLogo } from "./AgentLogo.tsx";
import * as css from "./ProcessResult.module.css";

interface ProcessResultProps {
  complaint: Pick<ComplaintDetails, "reply" | "replyPictures">;
  onOpen: (index: number) => void;
}

/** Shows the lender's answer, or a notice that there is none yet. */
export function ProcessResult({ complaint: { reply, replyPictures }, onOpen }: ProcessResultProps) {
  const words = useMessages(detailsMessages);
  const { brandName } = useApp().environment;
  const isAnswered = reply !== "" || replyPictures.length > 0;
  return (
    <Card title={words.result}>
      <div className={css.agent}>
        <AgentLogo />
        <p className={css.name}>{words.agent(brandName)}</p>
      </div>
      {reply !== "" && <p className={css.reply}>{reply}</p>}
      {!isAnswered && <p className={css.waiting}>{words.noReply}</p>}
      {replyPictures.length > 0 && (
        <div className={css.pictures}>
          <Pictures label={words.resultPictures} pictures={replyPictures} onOpen={onOpen} />
        </div>
      )}
    </Card>
  );
}
