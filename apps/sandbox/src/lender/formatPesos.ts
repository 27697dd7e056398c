/** Formats an amount with dots between thousands: 1000000 centavos are "₱10.000". */
export function formatPesos(centavos: number): string {
  const pesos = String(Math.trunc(Math.abs(centavos) / 100)).replace(/\B(?=(\d{3})+$)/g, ".");
  const rest = Math.abs(centavos) % 100;
  return `${centavos < 0 ? "-" : ""}₱${pesos}${rest === 0 ? "" : `,${String(rest).padStart(2, "0")}`}`;
}
