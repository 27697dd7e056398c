import { useBack } from "@lending/bridge";
import { useFetched } from "@lending/bridge/store";
import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { productMessages } from "../../components/products/messages.ts";
import { ProductList } from "../../components/products/ProductList.tsx";
import { scholarshipsAtom } from "../../components/products/scholarshipsAtom.ts";
import { RefusedScreen } from "../../components/refused-screen/RefusedScreen.tsx";
import { titles } from "../../titles.ts";
import { recommendListMessages } from "./messages.ts";

/** The recommended products of the failure call, as a page of their own (decisions 3). */
export function Screen() {
  const words = useMessages(recommendListMessages);
  const productWords = useMessages(productMessages);
  const title = titles.recommendList[useLocale()];
  const goBack = useBack();
  const [answer, refresh, isRefreshing] = useFetched(scholarshipsAtom(null));
  if (!answer.ok) {
    return (
      <RefusedScreen
        title={title}
        fact={productWords.notLoadedTitle}
        hint={productWords.notLoadedHint}
        message={answer.message}
        onRetry={refresh}
        retrying={isRefreshing}
      />
    );
  }
  const { notice, products } = answer.scholarships;
  return (
    <ScreenFrame title={title} onBack={goBack}>
      {products.length === 0 && <EmptyState title={words.emptyTitle} text={words.emptyHint} onBack={goBack} />}
      {products.length > 0 && notice !== "" && <Notice>{notice}</Notice>}
      {products.length > 0 && <ProductList label={title} products={products} />}
    </ScreenFrame>
  );
}
