/** An environment that production accepts. */
export const productionEnvironment = {
  stage: "production",
  apiBase: "https://api.araw.example",
  h5Base: "https://araw.example",
  brandName: "Araw Lending",
  companyName: "Araw Lending Inc.",
  secRegistration: "CS201912345",
  certificateOfAuthority: "1234",
  servicePhone: "+63 2 7000 0000",
  redirectHosts: ["pay.example", "*.araw.example"],
};
