/** A number of bytes with its thousands apart: "10 612 B". */
export const formatBytes = (bytes: number) => `${String(bytes).replace(/\B(?=(\d{3})+$)/g, " ")} B`;
