import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { StateScreen } from "@lending/ui/state-screen";
import { useEffect, useState } from "react";
import { enterProduct } from "../../api/productLinks.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { useOpenProductLink } from "../../components/useFollowLink.ts";
import { productEntryMessages, titles } from "../../messages/source.ts";

/** Entry page of a product: fetches the product's link, then opens it here or in the native app. */
export function ProductEntryScreen() {
  const messages = useMessages(productEntryMessages);
  const title = useMessages(titles).productUrl;
  const productId = useSearchParams()[0].get("productId") ?? "";
  if (productId !== "") return <Entry key={productId} productId={productId} />;
  return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} offersOthers />;
}

function Entry({ productId }: { productId: string }) {
  const messages = useMessages(productEntryMessages);
  const title = useMessages(titles).productUrl;
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(enterProduct({ productId, position: 0 }));
  const openProductLink = useOpenProductLink();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    // Replaces this page, so that Back does not return to it.
    if (response.ok) setIsRefused(!openProductLink(response.value, productId, true));
  }, [response, openProductLink, productId]);

  if (!response.ok || isRefused) {
    return (
      <LazyFallbackView
        title={title}
        fact={messages.notOpenedTitle}
        hint={messages.notOpenedHint}
        offersOthers
        refusal={{
          message: response.ok ? "" : response.message,
          // A reason of the lender, such as a product that is full, stays the same when it is asked again.
          isFinal: !response.ok,
          onRetry: refresh,
          retrying: isRefreshing,
        }}
      />
    );
  }
  return (
    <StateScreen
      kind="waiting"
      screen={title}
      title={messages.leavingTitle}
      text={messages.leavingHint}
      onRetry={refresh}
      retrying={isRefreshing}
      onBack={goBack}
    />
  );
}
