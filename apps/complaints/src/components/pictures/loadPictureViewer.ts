/** Loads the viewer after the screen, because it first opens when a picture is tapped. */
export const loadPictureViewer = () => import("./PictureViewer.tsx");
