declare module "jsbarcode/bin/barcodes/CODE128/index.js" {
  /** The automatic CODE128 encoder. It switches between its three alphabets for the shortest result. */
  export class CODE128 {
    constructor(text: string, options: Readonly<Record<string, unknown>>);
    valid(): boolean;
    encode(): { readonly data: string };
  }
}
