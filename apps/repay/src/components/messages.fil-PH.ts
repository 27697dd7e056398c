export const messages = {
  repaymentAmount: "Halagang babayaran",
  includesLateFee: (fee: string) => `Kasama ang ${fee} na late fee`,
  repaymentDate: "Due date",
  nextPaymentDate: "Susunod na due date",
  payCode: "Payment code",
  instructions: "Paano magbayad",
  instructionsHint: "Sa counter o sa app, hakbang-hakbang",
  paymentMethod: "Paraan ng pagbayad",
  payment: "Magbayad",
  delayAmount: "Babayaran ngayon",
  inPictures: "Tingnan sa mga larawan",
};
