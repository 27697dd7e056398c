import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { FirstPaint, FormFirstPaint, ListFirstPaint, Reserved, useFirstPaint } from "@lending/ui/first-paint";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { ProductHead } from "@lending/ui/product-card";
import { startMessages, titles } from "./messages/source.ts";
import * as css from "./screens/complaint-start/OrderCard.module.css";

/** The start of a complaint: the order that it is about. */
function StartFirstPaint() {
  const messages = useMessages(startMessages);
  const { placeholder } = useFirstPaint();
  const unknown = () => ({ label: placeholder("medium"), value: placeholder("short") });
  // The value moves with its length, so it has no bar.
  const first = { label: placeholder("medium", "label"), value: placeholder("none", "value") };
  return (
    <FirstPaint title={useMessages(titles).complaint}>
      <Card
        title={messages.order}
        titleEnd={
          <Reserved>
            <div className={css.end}>
              <Button variant="quiet" size="s" iconAfter={<ChevronRightIcon size="s" />}>
                {messages.all}
              </Button>
            </div>
          </Reserved>
        }
      >
        <ProductHead name={placeholder("long", "product")} sub={placeholder("medium")} />
        <div className={css.rows}>
          <DetailRows rows={[first, unknown(), unknown()]} />
        </div>
      </Card>
      <Card>
        <DetailRows rows={[unknown(), unknown(), unknown()]} />
      </Card>
    </FirstPaint>
  );
}

/** What a document shows before its screen has loaded, if not lines of text. No bundle contains it. */
export const firstPaints = {
  "/complaint": StartFirstPaint,
  "/complainPageNext": () => <FormFirstPaint title={useMessages(titles).complaint} />,
  "/complaintList": () => <ListFirstPaint title={useMessages(titles).complaintList} />,
  "/customerService": () => <ListFirstPaint title={useMessages(titles).customerService} />,
};
