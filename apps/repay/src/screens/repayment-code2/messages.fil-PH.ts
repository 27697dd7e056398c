export const messages = {
  contractNumber: "Contract number",
  totalPayment: "Kabuuang babayaran",
  keepSlip: "Itago ang deposit slip bilang patunay ng bayad.",
  noneTitle: "Walang naka-save na bayad sa phone na ito",
  noneHint: "Bumalik sa pagbabayad at pumili ng paraan ng bayad. Mase-save dito ang code.",
};
