export const commonMessages = {
  notOpened: "This could not be opened. Check your signal or your load, then try again.",
};

export const starMessages = { chooseStars: "Please choose at least one star." };
