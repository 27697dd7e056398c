import { useBack } from "@lending/bridge";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { SectionTitle } from "@lending/ui/section-title";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { productMessages } from "../../components/products/messages.ts";
import { LoadedScholarships, ProductList } from "../../components/products/ProductList.tsx";
import { titles } from "../../titles.ts";

export function RecommendListScreen() {
  const messages = useMessages(productMessages);
  const title = titles.recommendList[useLocale()];
  const goBack = useBack();
  return (
    <LoadedScholarships title={title} refusedTitle={messages.notLoadedTitle}>
      {({ notice, products }) =>
        products.length === 0 ? (
          <LazyFallbackView title={title} fact={messages.emptyTitle} hint={messages.emptyHint} />
        ) : (
          <ScreenFrame title={title} onBack={goBack}>
            <SectionTitle>{notice || messages.open}</SectionTitle>
            <ProductList label={title} products={products} />
          </ScreenFrame>
        )
      }
    </LoadedScholarships>
  );
}
