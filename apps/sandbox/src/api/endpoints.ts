import { bindCard, changeCard } from "./bank/bindCard.ts";
import { fetchBankForm } from "./bank/fetchBankForm.ts";
import { fetchComplaint } from "./complaints/fetchComplaint.ts";
import { fetchComplaints } from "./complaints/fetchComplaints.ts";
import { fetchContact } from "./complaints/fetchContact.ts";
import { saveComplaint } from "./complaints/saveComplaint.ts";
import { scoreComplaint } from "./complaints/scoreComplaint.ts";
import { startComplaint, startComplaintWithoutOrder } from "./complaints/startComplaint.ts";
import { uploadImage } from "./complaints/uploadImage.ts";
import { fetchAgreements, fetchAgreements2 } from "./confirmation/fetchAgreements.ts";
import { fetchAgreementUrl, fetchAgreementUrl2 } from "./confirmation/fetchAgreementUrl.ts";
import { fetchConfirmation } from "./confirmation/fetchConfirmation.ts";
import { fetchConfirmation2 } from "./confirmation/fetchConfirmation2.ts";
import { pushLoan, pushLoan2 } from "./confirmation/pushLoan.ts";
import type { Endpoint } from "./endpoint.ts";
import { clickProduct } from "./failure/clickProduct.ts";
import { enterProduct } from "./failure/enterProduct.ts";
import { fetchScholarships } from "./failure/fetchScholarships.ts";
import { defineProduct } from "./orders/defineProduct.ts";
import { fetchOrderDetails } from "./orders/fetchOrderDetails.ts";
import { saveEvent } from "./orders/saveEvent.ts";
import { scoreOrder } from "./orders/scoreOrder.ts";
import { fetchTemplate } from "./registration/fetchTemplate.ts";
import { openSid } from "./registration/openSid.ts";
import { register } from "./registration/register.ts";
import { requestSms } from "./registration/requestSms.ts";
import { trackClick, trackVisit } from "./registration/trackPromotion.ts";
import { commitCardRepayment } from "./repayment/commitCardRepayment.ts";
import { confirmCardRepayment } from "./repayment/confirmCardRepayment.ts";
import { fetchCards } from "./repayment/fetchCards.ts";
import { fetchExtension } from "./repayment/fetchExtension.ts";
import { fetchInstalment } from "./repayment/fetchInstalment.ts";
import { fetchReceipts } from "./repayment/fetchReceipts.ts";
import { issuePayCode } from "./repayment/issuePayCode.ts";
import { openHostedPayment } from "./repayment/openHostedPayment.ts";

/** All JSON endpoints of the API, grouped by topic. */
export const ENDPOINTS: Readonly<Record<string, readonly Endpoint[]>> = {
  Orders: [fetchOrderDetails, scoreOrder, saveEvent, defineProduct],
  Confirmation: [
    fetchConfirmation,
    fetchAgreements,
    fetchAgreementUrl,
    pushLoan,
    fetchConfirmation2,
    fetchAgreements2,
    fetchAgreementUrl2,
    pushLoan2,
  ],
  Failure: [fetchScholarships, clickProduct, enterProduct],
  Bank: [fetchBankForm, bindCard, changeCard],
  Repayment: [
    fetchInstalment,
    fetchExtension,
    issuePayCode,
    fetchCards,
    commitCardRepayment,
    confirmCardRepayment,
    openHostedPayment,
    fetchReceipts,
  ],
  Complaints: [
    startComplaint,
    startComplaintWithoutOrder,
    uploadImage,
    saveComplaint,
    fetchComplaints,
    fetchComplaint,
    scoreComplaint,
    fetchContact,
  ],
  Registration: [fetchTemplate, trackVisit, openSid, requestSms, trackClick, register],
};
