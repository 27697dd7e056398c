export const messages = {
  contractNumber: "Contract number",
  totalPayment: "Kabuuang babayaran",
  keepSlip: "Itago ang deposit slip bilang patunay ng bayad.",
  noneTitle: "Walang naka-save na bayad sa cellphone na ito",
  noneHint: "Bumalik po sa pagbabayad at pumili ng paraan ng pagbayad. Mase-save dito ang payment code.",
};
