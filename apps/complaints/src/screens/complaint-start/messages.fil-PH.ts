export const messages = {
  order: "Order",
  all: "Lahat",
  allOrders: "Lahat ng order",
  noOrder: "Wala ka pang order. Puwede mo pa ring sabihin ang problema.",
  about: "Tungkol saan ang problema?",
  noCollection:
    "Hindi puwedeng magreklamo tungkol sa paniningil para sa order na ito. Pumili ng ibang order o ibang problema.",
  draft: "Narito pa ang hindi mo naipadalang reklamo. Ituloy ang pagsusulat.",
  sentCase: (number: string) => `Natanggap po namin ang reklamo ninyong ${number}. Tingnan ang mga petsa nito.`,
  more: "Iba pang tulong",
  myComplaints: "Mga reklamo ko",
  customerService: "Customer service",
  noTypesTitle: "Walang mapagpipilian",
  noTypesHint: "Subukan ulit mamaya.",
};
