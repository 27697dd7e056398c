import { useBack } from "@lending/bridge";
import { useFetched } from "@lending/bridge/store";
import { Band } from "@lending/ui/band";
import { Card } from "@lending/ui/card";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { SectionTitle } from "@lending/ui/section-title";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { productMessages } from "../../components/products/messages.ts";
import { ProductList } from "../../components/products/ProductList.tsx";
import { scholarshipsAtom } from "../../components/products/scholarshipsAtom.ts";
import { titles } from "../../titles.ts";
import { loginFailureMessages } from "./messages.ts";

/** Failed joint login, titled Order Details: shows the cause, and the products that are open instead. */
export function Screen() {
  const messages = useMessages(loginFailureMessages);
  const sharedMessages = useMessages(productMessages);
  const title = titles.orderDetails[useLocale()];
  const goBack = useBack();
  const [answer, refresh, isRefreshing] = useFetched(scholarshipsAtom(null));
  if (!answer.ok) {
    return (
      <LazyFallbackView
        title={title}
        fact={messages.failed}
        hint={sharedMessages.notLoadedHint}
        refusal={{ message: answer.message, onRetry: refresh, retrying: isRefreshing }}
      />
    );
  }
  const { error, notice, products } = answer.scholarships;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={<Band low title={messages.failed} lines={error === "" ? [] : [error]} scene={<LowHills />} />}
    >
      {notice !== "" && <Notice>{notice}</Notice>}
      {products.length === 0 ? (
        <Card>
          <p>{messages.noProducts}</p>
        </Card>
      ) : (
        <>
          <SectionTitle>{sharedMessages.recommended}</SectionTitle>
          <ProductList label={sharedMessages.recommended} products={products} />
        </>
      )}
    </ScreenFrame>
  );
}
