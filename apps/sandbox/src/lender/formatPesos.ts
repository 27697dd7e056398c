/** Formats an amount as the client's `formatAmount` does: 1000000 centavos are "₱10000.00". */
export function formatPesos(centavos: number): string {
  const amount = Math.abs(centavos);
  return `${centavos < 0 ? "-" : ""}₱${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}
