export const messages = {
  greeting: "Gumagana ang bahaging ito.",
  refused: "Hindi ma-load ang contact.",
  tryLater: "Subukan muli pagkalipas ng ilang minuto.",
};
