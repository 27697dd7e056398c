export const messages = {
  open: "Buksan ang kasunduan",
  notLoaded: "Hindi po na-load ang kasunduan",
  notLoadedHint: "Wala pa po kayong sinang-ayunan. Subukan ulit, o buksan ito sa hiwalay na page.",
};
