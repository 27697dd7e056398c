export { orderDetailsSchema } from "./api/fetchOrderDetails.ts";
export { recommendedProductSchema } from "./api/recommendedProduct.ts";
