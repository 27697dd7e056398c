import { useApi, useFetched } from "@lending/bridge/store";
import type { ReactNode } from "react";
import { type Scholarships, scholarships } from "../../api/fetchScholarships.ts";
import { enterProduct, saveProductClick } from "../../api/productLinks.ts";
import type { RecommendedProduct } from "../../api/recommendedProduct.ts";
import { LazyFallbackView } from "../fallback-view/LazyFallbackView.tsx";
import { useOpenProductLink } from "../useFollowLink.ts";
import { OfferList } from "./OfferList.tsx";

interface LoadedScholarshipsProps {
  title: string;
  /** States the refusal in one sentence. */
  refusedTitle: string;
  children: (scholarships: Scholarships) => ReactNode;
}

/** Fetches the cause of the failed joint login and the products offered instead. Shows a refusal with Retry. */
export function LoadedScholarships({ title, refusedTitle, children }: LoadedScholarshipsProps) {
  const [response, refresh, isRefreshing] = useFetched(scholarships());
  if (response.ok) return children(response.value);
  return (
    <LazyFallbackView
      title={title}
      fact={refusedTitle}
      refusal={{ message: response.message, onRetry: refresh, retrying: isRefreshing }}
    />
  );
}

/** Lists the products. A tap is recorded, then enters the product and follows its link. */
export function ProductList({ label, products }: { label: string; products: readonly RecommendedProduct[] }) {
  const api = useApi();
  const openProductLink = useOpenProductLink();
  return (
    <OfferList
      label={label}
      products={products}
      fetchLink={async ({ productId }, position) => {
        await saveProductClick(api, { productId, position });
        return api.request(enterProduct({ productId, position }));
      }}
      openLink={(link, { productId }) => openProductLink(link, productId)}
    />
  );
}
