export const messages = {
  notShownTitle: "Hindi maipakita ang kasunduan",
  notShownHint: "Subukan ulit.",
  missingTitle: "Walang napiling kasunduan",
  missingHint: "Bumalik at buksan ulit ang kasunduan.",
};
