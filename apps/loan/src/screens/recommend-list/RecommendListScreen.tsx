import { useBack } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { SectionTitle } from "@lending/ui/section-title";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { LoadedScholarships, ProductList } from "../../components/products/ProductList.tsx";
import { productMessages, titles } from "../../messages/source.ts";

export function RecommendListScreen() {
  const messages = useMessages(productMessages);
  const title = useMessages(titles).recommendList;
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
