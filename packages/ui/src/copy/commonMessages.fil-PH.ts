export const messages = {
  back: "Bumalik",
  retry: "Subukan ulit",
  help: "Tulong",
  copy: "Kopyahin",
  copied: "Nakopya na",
  more: "Higit pa",
  hide: "Itago",
  close: "Isara",
  cancel: "Kanselahin",
  confirm: "Kumpirmahin",
  loading: "Naglo-load",
  digitsCut: (max: number) =>
    `Hanggang ${max} digit lang po ang kasya, inalis ang sobra. Tingnan kung tama ang numero.`,
  textCut: (max: number) =>
    `Hanggang ${max} character lang po ang kasya, inalis ang sobra. Tingnan kung kumpleto ang text.`,
  codeUnclear: "Walang iisang malinaw na code sa text na ito. Paki-type po ang code.",
  notOpened: "Hindi po ito mabuksan. Tingnan ang signal o load, saka subukan ulit.",
  notLoaded: "Hindi po na-load ang bahaging ito",
};
