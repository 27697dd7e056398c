import { bindCard, changeCard, fetchBankForm } from "./bank/bankForm.ts";
import { fetchComplaint, fetchComplaints, fetchContact, scoreComplaint } from "./complaints/complaints.ts";
import { saveComplaint, uploadImage } from "./complaints/saveComplaint.ts";
import { startComplaint, startComplaintWithoutOrder } from "./complaints/startComplaint.ts";
import { fetchAgreements, fetchAgreements2, fetchAgreementUrl, fetchAgreementUrl2 } from "./confirmation/agreements.ts";
import { fetchConfirmation, fetchConfirmation2 } from "./confirmation/fetchConfirmation.ts";
import { pushLoan, pushLoan2 } from "./confirmation/pushLoan.ts";
import type { Endpoint } from "./endpoint.ts";
import { fetchScholarships } from "./failure/fetchScholarships.ts";
import { fetchOrderDetails } from "./orders/fetchOrderDetails.ts";
import { saveEvent, scoreOrder } from "./orders/reports.ts";
import { requestPlan } from "./orders/requestPlan.ts";
import { clickProduct, defineProduct, enterProduct } from "./products/openProduct.ts";
import { fetchTemplate, openSid, register, requestSms, trackClick, trackVisit } from "./registration/registration.ts";
import { commitCardRepayment, confirmCardRepayment, fetchCards, openHostedPayment } from "./repayment/cardRepayment.ts";
import { fetchReceipts } from "./repayment/fetchReceipts.ts";
import { fetchExtension, fetchInstalment } from "./repayment/fetchRepayment.ts";
import { issuePayCode } from "./repayment/payCode.ts";

export const ENDPOINTS: Readonly<Record<string, readonly Endpoint[]>> = {
  Orders: [fetchOrderDetails, requestPlan, scoreOrder, saveEvent, defineProduct],
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
