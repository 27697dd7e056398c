interface Options {
  readonly success: (picture: Blob) => void;
  readonly error: (problem: Error) => void;
}

/** Fake of compressorjs for jsdom, which decodes no pictures: every browser decodes JPEG, and most neither HEIC nor TIFF. */
export class FakeCompressor {
  constructor(file: File, { success, error }: Options) {
    if (file.type === "image/jpeg") success(new Blob(["drawn again"], { type: "image/jpeg" }));
    else error(new Error("The image cannot be decoded."));
  }
}
