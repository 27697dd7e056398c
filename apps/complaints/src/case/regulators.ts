// Sources, read on 22 November 2026: sec.gov.ph ("Lending companies and financing companies", complaints), privacy.gov.ph
// ("Filing a complaint") and bsp.gov.ph ("Consumer assistance channels"). The SEC supervises lending companies.
export const REGULATORS = [
  { id: "sec", name: "Securities and Exchange Commission", site: "https://www.sec.gov.ph", email: "", phone: "" },
  {
    id: "npc",
    name: "National Privacy Commission",
    site: "https://privacy.gov.ph",
    email: "complaints@privacy.gov.ph",
    phone: "",
  },
  {
    id: "bsp",
    name: "Bangko Sentral ng Pilipinas",
    site: "https://www.bsp.gov.ph",
    email: "consumeraffairs@bsp.gov.ph",
    phone: "(02) 8708-7087",
  },
] as const;
