export const messages = {
  authorised: (company: string) => `${company} 已获菲律宾证券交易委员会（SEC）批准经营贷款业务。`,
  registration: (number: string) => `SEC 注册号：${number}。`,
  authority: (number: string) => `授权证书号：${number}。`,
};
