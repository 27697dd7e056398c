/** Returns whether going back stays in the product: the router numbers its entries from 0 in `idx`. */
export function hasInProductHistory(page: { readonly history: { readonly state: unknown } }): boolean {
  const { state } = page.history;
  return (
    typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" && state.idx > 0
  );
}
