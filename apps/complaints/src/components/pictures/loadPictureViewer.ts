/** The viewer comes after the screen: it is first seen when a picture is tapped. */
export const loadPictureViewer = () => import("./PictureViewer.tsx");
