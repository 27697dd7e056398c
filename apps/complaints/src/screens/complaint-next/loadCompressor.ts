/** Loads the picture compressor when the borrower is about to choose a picture. */
export const loadCompressor = () => import("compressorjs").then(({ default: Compressor }) => Compressor);
