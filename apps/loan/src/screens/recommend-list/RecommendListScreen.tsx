import { useBack } from "@lending/bridge";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { SectionTitle } from "@lending/ui/section-title";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { productMessages } from "../../components/products/messages.ts";
import { ProductList } from "../../components/products/ProductList.tsx";
import { scholarshipsAtom } from "../../components/products/scholarshipsAtom.ts";
import { titles } from "../../titles.ts";
import { recommendListMessages } from "./messages.ts";

/** The recommended products of the failed login, on a separate page. */
export function Screen() {
  const messages = useMessages(recommendListMessages);
  const sharedMessages = useMessages(productMessages);
  const title = titles.recommendList[useLocale()];
  const goBack = useBack();
  const [answer, refresh, isRefreshing] = useFetched(scholarshipsAtom(null));
  if (!answer.ok) {
    return (
      <LazyFallbackView
        title={title}
        fact={sharedMessages.notLoadedTitle}
        hint={sharedMessages.notLoadedHint}
        refusal={{ message: answer.message, onRetry: refresh, retrying: isRefreshing }}
      />
    );
  }
  const { notice, products } = answer.scholarships;
  if (products.length === 0)
    return <LazyFallbackView title={title} fact={messages.emptyTitle} hint={messages.emptyHint} />;
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <SectionTitle>{notice || messages.open}</SectionTitle>
      <ProductList label={title} products={products} />
    </ScreenFrame>
  );
}
