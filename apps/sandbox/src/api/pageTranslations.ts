/** Refusals, and texts of the agreements and of the wallet, in Filipino and Chinese, by the English text. */
export const PAGE_TRANSLATIONS: Readonly<Record<string, readonly [filipino: string, chinese: string]>> = {
  // Forms
  "{field} is missing.": ["Kulang po: {field}.", "缺少：{field}。"],
  "{field}: digits only.": ["{field}: mga numero lang po.", "{field}：只能填写数字。"],
  "{field}: enter all {n} digits.": ["{field}: ilagay po ang lahat ng {n} numero.", "{field}：请填写全部 {n} 位数字。"],
  "{field}: choose a day.": ["{field}: pumili po ng araw.", "{field}：请选择日期。"],
  "{field}: choose one of the list.": ["{field}: pumili po ng isa sa listahan.", "{field}：请从列表中选择。"],
  "The account numbers are not the same.": ["Hindi po magkapareho ang mga account number.", "两次填写的账号不一致。"],
  "Please choose how you want to get the money.": [
    "Piliin po kung paano ninyo gustong matanggap ang pera.",
    "请选择收款方式。",
  ],
  "Please choose one of your cards.": ["Pumili po ng isa sa inyong mga card.", "请选择您的一张银行卡。"],
  "Please pick one to five stars.": ["Pumili po ng 1 hanggang 5 stars.", "请选择一到五颗星。"],
  "There is nothing to pay on this loan.": ["Wala na pong babayaran sa loan na ito.", "此贷款无需还款。"],
  // Complaints
  "Please choose what the problem is about.": ["Piliin po kung tungkol saan ang problema.", "请选择问题类型。"],
  "Please choose what happened.": ["Piliin po kung ano ang nangyari.", "请选择发生了什么。"],
  "This complaint has no reply yet.": ["Wala pa pong sagot ang reklamong ito.", "此投诉尚未回复。"],
  "One of the pictures did not arrive. Please add it again.": [
    "May isang larawan pong hindi dumating. Pakidagdag muli.",
    "有一张图片未上传成功，请重新添加。",
  ],
  "This file is no picture that we can show.": [
    "Hindi po larawan na maipapakita namin ang file na ito.",
    "此文件不是可显示的图片。",
  ],
  "This picture is too large. The limit is {n} MB.": [
    "Masyado pong malaki ang larawang ito. Hanggang {n} MB lang.",
    "此图片过大，上限为 {n} MB。",
  ],
  "That were many pictures. Please wait an hour.": [
    "Marami na pong larawan. Maghintay muna ng isang oras.",
    "上传的图片过多，请一小时后再试。",
  ],
  "The selected order does not support sending collection types": [
    "Hindi po puwedeng ireklamo ang paniningil para sa napiling order.",
    "所选订单不支持催收类投诉。",
  ],
  "Please fill in your comments and suggestions": [
    "Isulat po ang inyong komento at mungkahi.",
    "请填写您的意见和建议。",
  ],
  "Please use at most {n} characters.": ["Hanggang {n} character lang po.", "请最多填写 {n} 个字符。"],
  // Card repayments
  "do not submit a payment request twice": ["Huwag po magpadala ng bayad nang dalawang beses.", "请勿重复提交还款。"],
  "wrong code": ["Mali po ang code.", "验证码不正确。"],
  // Registration
  "Please enter a mobile number of 11 digits.": [
    "Ilagay po ang mobile number na may 11 numero.",
    "请填写 11 位手机号。",
  ],
  "Please wait a minute before you ask for another code.": [
    "Maghintay po ng isang minuto bago humingi ng panibagong code.",
    "请一分钟后再获取验证码。",
  ],
  "That were many codes. Please wait an hour.": [
    "Marami na pong code. Maghintay muna ng isang oras.",
    "获取验证码次数过多，请一小时后再试。",
  ],
  "The letters do not match the picture. Please try the new one.": [
    "Hindi po tugma ang mga letra sa larawan. Subukan ang bago.",
    "图形验证码不正确，请重新填写。",
  ],
  "This number is registered already.": ["Naka-register na po ang number na ito.", "此手机号已注册。"],
  "This code has run out. Please ask for a new one.": [
    "Hindi na po magagamit ang code na ito. Humingi ng bago.",
    "验证码已失效，请重新获取。",
  ],
  "The SMS code is wrong.": ["Mali po ang code sa text.", "短信验证码不正确。"],
  "Too many wrong codes. Please ask for a new one.": [
    "Maraming beses na pong mali ang code. Humingi ng bago.",
    "验证码错误次数过多，请重新获取。",
  ],
  "This promotion has ended.": ["Tapos na po ang promo na ito.", "此活动已结束。"],
  "{code} is your Sandbox Lending code. It is good for 10 minutes. Never share it.": [
    "{code} po ang inyong code sa Sandbox Lending. Magagamit ito sa loob ng 10 minuto. Huwag ibigay kahit kanino.",
    "【Sandbox Lending】验证码 {code}，10 分钟内有效，请勿告诉他人。",
  ],
  // Sessions and faults
  "Please log in again.": ["Mag-log in po muli.", "请重新登录。"],
  "We could not find this agreement.": ["Hindi po namin makita ang kasunduang ito.", "找不到此协议。"],
  "We could not find this order.": ["Hindi po namin makita ang order na ito.", "找不到此订单。"],
  "We could not find this product.": ["Hindi po namin makita ang produktong ito.", "找不到此产品。"],
  "We could not find this complaint.": ["Hindi po namin makita ang reklamong ito.", "找不到此投诉。"],
  "We could not find this repayment.": ["Hindi po namin makita ang bayad na ito.", "找不到此还款。"],
  "The request is too large.": ["Masyado pong malaki ang ipinadala.", "发送的内容过大。"],
  "Something broke on our side.": ["May nasira po sa panig namin.", "我们的系统出现故障。"],
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
