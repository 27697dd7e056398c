export const messages = {
  order: "Order",
  all: "Lahat",
  allOrders: "Lahat ng order",
  noOrder: "Wala pa po kayong order. Maaari pa rin ninyong sabihin ang problema.",
  about: "Tungkol saan ang problema?",
  noCollection:
    "Hindi po maaaring magreklamo tungkol sa paniningil para sa order na ito. Pumili ng ibang order o ibang problema.",
  draft: "May reklamo po kayong hindi pa naipadala. Ituloy ang pagsusulat.",
  sentCase: (number: string) => `Natanggap po namin ang reklamo ninyong ${number}. Tingnan ang mga petsa nito.`,
  more: "Iba pang tulong",
  myComplaints: "Mga reklamo ko",
  customerService: "Customer service",
  noTypesTitle: "Wala pong mapagpipilian ngayon",
  noTypesHint: "Subukan ulit mamaya.",
};
