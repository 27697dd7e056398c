declare module "jsbarcode/bin/barcodes/CODE128/index.js" {
  /** The automatic CODE128 encoder: it changes between its three alphabets where that is shorter. */
  export class CODE128 {
    constructor(text: string, options: Readonly<Record<string, unknown>>);
    valid(): boolean;
    encode(): { readonly data: string };
  }
}
