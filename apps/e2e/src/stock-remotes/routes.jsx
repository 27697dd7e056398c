const offer = async () => ({ Screen: (await import("./Offer.jsx")).Offer });

export const routes = [
  { path: "/partnerVite", screen: offer },
  { path: "/partnerRspack", screen: offer },
];
