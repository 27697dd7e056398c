import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import {
  ArticleFirstPaint,
  FirstPaint,
  FormFirstPaint,
  ListFirstPaint,
  Reserved,
  useFirstPaint,
} from "@lending/ui/first-paint";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { ProductHead } from "@lending/ui/product-card";
import { startMessages, titles } from "./messages/source.ts";
import * as css from "./screens/complaint-start/OrderCard.module.css";

/** The start of a complaint: the order that it is about, where the address names it. */
function StartFirstPaint({ knowsOrder = false }: { knowsOrder?: boolean }) {
  const messages = useMessages(startMessages);
  const { placeholder, show } = useFirstPaint();
  const [product, number, status] = [placeholder("long"), placeholder("medium"), placeholder("medium")];
  const unknown = () => ({ label: placeholder("medium"), value: placeholder("short") });
  // The value moves with its length, so it has no bar where it is shown early.
  const first = { label: placeholder("medium"), value: placeholder(knowsOrder ? "none" : "short") };
  if (knowsOrder) {
    // The borrower may have chosen a different order from the first one in the response.
    const unless = "orderNo";
    show({ unless, facts: { [product]: { field: "orderDetail.productName" } } });
    show({
      unless,
      facts: {
        [first.label]: { field: "orderDetail.list.0.title" },
        [first.value]: { field: "orderDetail.list.0.value" },
      },
    });
  }
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
        <ProductHead name={product} sub={number} />
        <p className={css.status}>{status}</p>
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

/** What the document of each path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = {
  "/complaint": () => <StartFirstPaint knowsOrder />,
  "/complaintUrl": () => <StartFirstPaint />,
  "/complainPageNext": () => <FormFirstPaint title={useMessages(titles).complaint} />,
  "/complaintList": () => <ListFirstPaint title={useMessages(titles).complaintList} />,
  "/complainDetails": () => <ArticleFirstPaint title={useMessages(titles).complaintDetails} />,
  "/customerService": () => <ListFirstPaint title={useMessages(titles).customerService} />,
};
