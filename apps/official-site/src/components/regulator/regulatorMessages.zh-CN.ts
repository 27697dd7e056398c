import type { Messages } from "@lending/ui/locale";
import type { RegulatorMessages } from "./regulatorMessages.ts";

export const messages = {
  authorised: (company) => `${company} 已获菲律宾证券交易委员会（SEC）批准经营贷款业务。`,
  registration: (number) => `SEC 注册号：${number}。`,
  authority: (number) => `授权证书号：${number}。`,
} satisfies Messages<RegulatorMessages>;
