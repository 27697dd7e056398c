/** An older Chromium, as an npm package contains it. */
export interface OlderChromium {
  readonly major: number;
  readonly package: string;
  /** SHA-512 of the package file. A file with another hash is not unpacked or run. */
  readonly integrity: string;
}

/** Older than the minimum browser version. */
export const unsupportedChromium: OlderChromium = {
  major: 80,
  package: "chrome-aws-lambda@2.1.1",
  integrity: "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
};

/** The minimum browser version, and the last Chromium for Android 6. */
export const olderChromiums: readonly OlderChromium[] = [
  {
    major: 83,
    package: "chrome-aws-lambda@3.1.1",
    integrity: "ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==",
  },
  {
    major: 106,
    package: "@sparticuz/chromium@106.0.0",
    integrity: "AHSTHwca6V5XbbEgYIsOfqs2cTeiICuYWDvuz3BbTkTCUnUPdSWf+TNLmTzVtzm3e3dnYj5zzhv7SGqc//nFHw==",
  },
];
