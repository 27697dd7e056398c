export const messages = {
  greeting: "Gumagana ang bahaging ito.",
  refused: "Hindi ma-load ang contact.",
  tryLater: "Pakisubukan ulit pagkalipas ng ilang minuto.",
};
