export const messages = {
  zoomIn: "Palakihin",
  zoomOut: "Paliitin",
};
