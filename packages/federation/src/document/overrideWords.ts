import type { Locale } from "@lending/ui/locale";

/** Texts of a developer's override: its confirmation page and its badge. `{name}` is a placeholder. */
export interface OverrideWords {
  readonly title: string;
  readonly question: string;
  readonly lasts: string;
  readonly warning: string;
  readonly open: string;
  readonly without: string;
  readonly closedTitle: string;
  readonly closed: string;
  readonly badge: string;
  readonly leave: string;
}

const english: OverrideWords = {
  title: "Open an unreleased version?",
  question: "{remote} {version} from {from} takes the place of the live one, on this phone only.",
  lasts: "It ends by itself in {minutes} minutes. It was made by {by}.",
  warning: "This is for developers. If nobody of the team gave you this link, go on without it.",
  open: "Open it",
  without: "Go on without it",
  closedTitle: "This link opens nothing",
  closed: "It is too old, it was opened on another phone, or this site does not allow it.",
  badge: "Not live: {remote} {version} from {from}",
  leave: "Leave",
};

/**
 * Texts by language. They are part of the document, so they are available even when the overridden remote breaks the
 * page.
 */
export const overrideWords: Readonly<Record<Locale, OverrideWords>> = {
  source: english,
  "en-PH": english,
  "fil-PH": {
    title: "Buksan ang bersyong hindi pa inilalabas?",
    question: "Papalitan ng {remote} {version} mula sa {from} ang kasalukuyang bersyon, sa phone na ito lang.",
    lasts: "Kusa itong matatapos sa loob ng {minutes} minuto. Ginawa ito ni {by}.",
    warning: "Para ito sa mga developer. Kung hindi galing sa team ang link na ito, magpatuloy nang wala ito.",
    open: "Buksan",
    without: "Magpatuloy nang wala ito",
    closedTitle: "Walang mabubuksan ang link na ito",
    closed: "Luma na ito, nabuksan na sa ibang phone, o hindi ito pinapayagan ng site na ito.",
    badge: "Hindi pa live: {remote} {version} mula sa {from}",
    leave: "Umalis",
  },
  "zh-CN": {
    title: "打开尚未发布的版本？",
    question: "仅在此手机上，用来自 {from} 的 {remote} {version} 代替线上版本。",
    lasts: "{minutes} 分钟后自动结束。由 {by} 创建。",
    warning: "此链接仅供开发人员使用。如果不是团队成员发给您的，请不要打开。",
    open: "打开",
    without: "不打开，继续",
    closedTitle: "此链接无法打开任何内容",
    closed: "链接已过期、已在另一部手机上打开，或此网站不允许使用。",
    badge: "非线上版本：来自 {from} 的 {remote} {version}",
    leave: "退出",
  },
};

/** Replaces the placeholders of a text by their values. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
