export const messages = {
  failed: "Hindi natuloy",
  noProducts: "Wala pang ibang produktong bukas sa iyo. Bumalik sa app at subukan ulit mamaya.",
};
