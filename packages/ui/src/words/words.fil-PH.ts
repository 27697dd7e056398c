import type { Messages } from "../locale/index.ts";
import type { Words } from "./words.ts";

export const messages = {
  back: "Bumalik",
  retry: "Subukan ulit",
  call: (number) => `Tawagan ang ${number}`,
  copy: "Kopyahin",
  copied: "Nakopya na",
  more: "Higit pa",
  hide: "Itago",
  close: "Isara",
  cancel: "Kanselahin",
  confirm: "Kumpirmahin",
  loading: "Naglo-load",
  digitsCut: (max) => `Hanggang ${max} digit lang ang kasya, inalis ang sobra. Tingnan kung tama ang numero.`,
  textCut: (max) => `Hanggang ${max} character lang ang kasya, inalis ang sobra. Tingnan kung kumpleto ang text.`,
  notOpened: "Hindi ito mabuksan. Tingnan ang signal o load, saka subukan ulit.",
  notLoaded: "Hindi na-load ang bahaging ito",
} satisfies Messages<Words>;
