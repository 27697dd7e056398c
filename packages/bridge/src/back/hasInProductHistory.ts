/** Returns whether going back stays in the product: the router numbers its entries from 0 in `idx`. */
export function hasInProductHistory({ history }: { readonly history: { readonly state: unknown } }): boolean {
  const { idx } = Object(history.state) as { readonly idx?: unknown };
  return typeof idx === "number" && idx > 0;
}
