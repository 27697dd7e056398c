export const titles = { about: "About us", policy: "Privacy policy" };

export const siteMessages = { sent: "Thank you. For an answer, please call or e-mail us." };
