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
  digitsCut: (max) => `Ang unang ${max} digit lang ang naiwan. Tingnan kung tama ang numero.`,
  textCut: (max) => `Ang unang ${max} character lang ang naiwan. Tingnan kung kumpleto ang text.`,
} satisfies Messages<Words>;
