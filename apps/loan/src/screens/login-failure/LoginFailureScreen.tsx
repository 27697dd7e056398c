import { useBack } from "@lending/bridge";
import { Band } from "@lending/ui/band";
import { Card } from "@lending/ui/card";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { SectionTitle } from "@lending/ui/section-title";
import { LoadedScholarships, ProductList } from "../../components/products/ProductList.tsx";
import { productMessages, titles } from "../../messages/source.ts";

/** Failed joint login, titled Order Details: shows the cause, and the products that are open instead. */
export function LoginFailureScreen() {
  const messages = useMessages(productMessages);
  const { orderDetails: title, recommendList } = useMessages(titles);
  const goBack = useBack();
  return (
    <LoadedScholarships title={title} refusedTitle={messages.failed}>
      {({ error, notice, products }) => (
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
              <SectionTitle>{recommendList}</SectionTitle>
              <ProductList label={recommendList} products={products} />
            </>
          )}
        </ScreenFrame>
      )}
    </LoadedScholarships>
  );
}
