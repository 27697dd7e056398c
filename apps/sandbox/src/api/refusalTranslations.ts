/** Refusals in Filipino and Chinese, by the English text. */
export const REFUSAL_TRANSLATIONS: Readonly<Record<string, readonly [filipino: string, chinese: string]>> = {
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
};
