import { useBack } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { ComplaintDetails } from "../../api/fetchComplaintDetails.ts";
import { Pictures } from "../../components/pictures/Pictures.tsx";
import { usePictureViewer } from "../../components/pictures/usePictureViewer.tsx";
import { TypeTags } from "../../components/type-tags/TypeTags.tsx";
import { titles } from "../../titles.ts";
import * as css from "./ComplaintDetailsView.module.css";
import { detailsMessages } from "./messages.ts";
import { ComplaintText } from "./parts/ComplaintText.tsx";
import { ProcessResult } from "./parts/ProcessResult.tsx";
import { useRating } from "./useRating.tsx";

interface ComplaintDetailsViewProps {
  problemId: string;
  complaint: ComplaintDetails;
}

/** A sent complaint, its result, and the rating of the answer. */
export function ComplaintDetailsView({ problemId, complaint }: ComplaintDetailsViewProps) {
  const words = useMessages(detailsMessages);
  const title = titles.complaintDetails[useLocale()];
  const goBack = useBack();
  const { viewer, isViewing, view } = usePictureViewer();
  // Only one dialog is open at a time: the rating waits until the picture viewer closes.
  const rating = useRating(problemId, complaint.needsRating, isViewing);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <div className={css.tags}>
        <TypeTags label={words.type} tags={[complaint.type, complaint.subType]} />
      </div>
      <Card>
        <ComplaintText label={words.content} text={complaint.content} />
        {complaint.pictures.length > 0 && (
          <div className={css.pictures}>
            <Pictures
              label={words.pictures}
              pictures={complaint.pictures}
              onOpen={(index) => view(complaint.pictures, index)}
            />
          </div>
        )}
      </Card>
      <ProcessResult complaint={complaint} onOpen={(index) => view(complaint.replyPictures, index)} />
      {viewer}
      {rating}
    </ScreenFrame>
  );
}
