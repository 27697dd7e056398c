/** What makes pictures small comes when the borrower is about to choose one. */
export const loadCompressor = () => import("compressorjs").then(({ default: Compressor }) => Compressor);
