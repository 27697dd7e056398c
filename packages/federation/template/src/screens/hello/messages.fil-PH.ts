export const messages = { greeting: "Gumagana ang bahaging ito." };
