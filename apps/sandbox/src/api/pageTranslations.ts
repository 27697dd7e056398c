/** Texts of the agreements and of the wallet in Filipino and Chinese, by the English text. */
export const PAGE_TRANSLATIONS: Readonly<Record<string, readonly [filipino: string, chinese: string]>> = {
  // Agreements
  "Agreement not found": ["Hindi nakita ang kasunduan", "找不到协议"],
  "This loan": ["Ang loan na ito", "此贷款"],
  Product: ["Pangalan ng loan", "产品"],
  Order: ["Order", "订单"],
  "Between you, the borrower, and Sandbox Lending Corp., the lender.": [
    "Sa pagitan po ninyo, ang borrower, at ng Sandbox Lending Corp., ang lender.",
    "借款人（您）与贷款机构 Sandbox Lending Corp. 之间。",
  ],
  "Term and money": ["Tagal at pera", "期限与款项"],
  "The term is 91 to 365 calendar days. The lender decides within 1 day and credits the funds within 1 to 3 calendar days. The applicant must be 18 or over.":
    [
      "Ang term po ay 91 hanggang 365 calendar day. Nagpapasya ang lender sa loob ng 1 araw at ipinapasok ang pera sa loob ng 1 hanggang 3 calendar day. Dapat ay 18 taong gulang pataas ang nag-a-apply.",
      "期限为 91 至 365 个自然日。贷款机构在 1 天内作出决定，并在 1 至 3 个自然日内放款。申请人须年满 18 岁。",
    ],
  "Paying early, paying later": ["Maagang bayad, mas huling bayad", "提前还款与展期"],
  "You may prepay after half the term, and not before 7 days. Prolongation is for the same period, on payment of due interest and penalties.":
    [
      "Puwede po kayong magbayad nang maaga pagkalipas ng kalahati ng term, at hindi bago ang 7 araw. Ang extension ay para sa parehong tagal, kapag nabayaran ang interes at late penalty na dapat bayaran.",
      "期限过半后可提前还款，但不得早于 7 天。支付应付利息和罚金后，可展期相同期限。",
    ],
  "Late payments": ["Mga huling bayad", "逾期还款"],
  "A late payment costs 5% a month of the scheduled amount that is due, counted by the day.": [
    "Ang huling bayad po ay may dagdag na 5% kada buwan ng halagang nakaiskedyul, binibilang kada araw.",
    "逾期按应还期款每月 5% 按日计收罚金。",
  ],
  "A late payment costs a one-time penalty of 1,000 for new clients and 800 for repeat clients, plus daily interest on the unpaid amount: 5% on days 1 to 30, 4% on days 31 to 90, and 2% from day 91.":
    [
      "Ang huling bayad po ay may isang beses na penalty na 1,000 para sa bagong kliyente at 800 para sa bumabalik na kliyente, dagdag pa ang interes kada araw sa hindi pa nabayaran: 5% sa araw 1 hanggang 30, 4% sa araw 31 hanggang 90, at 2% mula sa araw 91.",
      "逾期收取一次性罚金：新客户 1,000，老客户 800；并按未还金额每日计息：第 1 至 30 天 5%，第 31 至 90 天 4%，第 91 天起 2%。",
    ],
  "Payments after maturity are applied in this order: legal charges, enforcement costs, late penalties, then fees, interest and principal.":
    [
      "Ganito po ang pagkakasunod ng paglalapat ng bayad pagkatapos ng maturity: legal na singil, gastos sa pagpapatupad, late penalty, saka mga bayarin, interes at prinsipal.",
      "到期后的还款按以下顺序抵扣：法律费用、执行费用、逾期罚金，然后是费用、利息和本金。",
    ],
  Notices: ["Mga notice", "通知"],
  "The lender gives notice of assignment 7 business days ahead. You tell us of changed details within 3 days.": [
    "Sasabihan po kayo ng lender 7 business days bago ilipat ang loan. Ipaalam ninyo sa amin ang nagbagong detalye sa loob ng 3 araw.",
    "贷款机构转让债权前 7 个工作日发出通知。您的信息如有变更，请在 3 天内告知我们。",
  ],
  "What the loan costs, before you agree to it.": [
    "Kung magkano po ang loan, bago kayo sumang-ayon.",
    "在您同意之前，说明此贷款的费用。",
  ],
  "What you pay for": ["Ang binabayaran", "您支付的项目"],
  "Interest is counted by the day on the amount that you receive. There is no other fee as long as you pay on time. Extending a payment costs the interest so far, any late fee, and an extension fee, all shown before you pay.":
    [
      "Binibilang po kada araw ang interes sa halagang matatanggap ninyo. Walang ibang bayarin basta nagbabayad sa oras. Ang extension ay may interes sa ngayon, late fee kung mayroon, at extension fee; ipinapakita ang lahat bago kayo magbayad.",
      "利息按到账金额逐日计算。按时还款不收取其他费用。展期需支付目前利息、逾期费（如有）和展期费，付款前全部显示。",
    ],
  "Who to ask": ["Kanino magtatanong", "咨询方式"],
  "help@sandbox.example, +63 2 8000 0000. A complaint is answered within 3 weekdays.": [
    "help@sandbox.example, +63 2 8000 0000. Sinasagot po ang reklamo sa loob ng 3 araw (Lunes hanggang Biyernes).",
    "help@sandbox.example，+63 2 8000 0000。投诉在 3 天（周一至周五）内答复。",
  ],
  // Wallet
  Wallet: ["Wallet", "钱包"],
  "Unknown bill": ["Hindi kilalang bill", "未知账单"],
  "No bill has this code.": ["Wala pong bill na may ganitong code.", "没有使用此付款码的账单。"],
  "You pay Sandbox Lending": ["Babayaran sa Sandbox Lending", "付款给 Sandbox Lending"],
  For: ["Para sa", "用途"],
  Extension: ["Extension", "展期"],
  "Part of a payment": ["Bahagi ng bayad", "部分还款"],
  "Payment {n}": ["Bayad {n}", "第 {n} 期还款"],
  Code: ["Code", "付款码"],
  "Pay {amount}": ["Magbayad ng {amount}", "支付 {amount}"],
  Decline: ["Tanggihan", "拒绝"],
  "Leave pending": ["Iwang pinoproseso pa", "保持处理中"],
  "Back to your loan": ["Bumalik sa inyong loan", "返回贷款"],
  "This page simulates a wallet. No money moves.": [
    "Ginagaya lang po ng page na ito ang wallet. Walang perang gumagalaw.",
    "此页面模拟钱包，不会发生真实付款。",
  ],
  "The lender has your payment. Your loan shows it now.": [
    "Natanggap na po ng lender ang inyong bayad. Makikita na ito sa inyong loan.",
    "贷款机构已收到您的还款，贷款页面已更新。",
  ],
  Pending: ["Pinoproseso pa", "正在处理"],
  "The wallet has not confirmed this payment yet. Do not pay again.": [
    "Hindi pa po nakukumpirma ng wallet ang bayad na ito. Huwag magbayad ulit.",
    "钱包尚未确认此付款，请勿重复支付。",
  ],
  Declined: ["Hindi natuloy", "被拒绝"],
  "Nothing was taken. You can try again.": [
    "Walang nabawas sa inyo. Puwede po ninyong subukan ulit.",
    "没有扣款，您可以重试。",
  ],
  "Out of date": ["Hindi na napapanahon", "已过期"],
  "This bill was paid another way, or its amount has changed. Open your loan again.": [
    "Nabayaran na po ang bill na ito sa ibang paraan, o nagbago ang halaga. Buksan muli ang inyong loan.",
    "此账单已通过其他方式支付，或金额已变更。请重新打开您的贷款。",
  ],
};
