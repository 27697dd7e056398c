export const detailsMessages = {
  result: "Our answer",
  rated: "Thank you for your rating.",
};

export const nextMessages = {
  empty: "Please tell us what happened.",
  uploaded: "Picture uploaded.",
  notUploaded: "This picture could not be uploaded. Check your signal or your load, then try again.",
};

export const complaintMessages = {
  noCollection: "Complaints about collection cannot be sent for this order. Choose another order or another problem.",
};
