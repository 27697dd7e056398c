export const messages = {
  zoomIn: "放大",
  zoomOut: "缩小",
};
