export const loadPictureDialog = () => import("./PictureDialog.tsx");
