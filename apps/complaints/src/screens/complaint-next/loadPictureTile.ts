/** Loaded on demand: a form opens without pictures. */
export const loadPictureTile = () => import("./PictureTile.tsx");
