export const messages = {
  notShownTitle: "Hindi po maipakita ang kasunduan",
  notShownHint: "Subukan ulit.",
  missingTitle: "Walang napiling kasunduan",
  missingHint: "Bumalik po at buksan ulit ang kasunduan.",
};
