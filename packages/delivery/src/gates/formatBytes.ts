/** Formats a number of bytes with spaces between thousands: "10 612 B". */
export const formatBytes = (bytes: number) => `${String(bytes).replace(/\B(?=(\d{3})+$)/g, " ")} B`;
