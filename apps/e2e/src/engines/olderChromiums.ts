/** A Chromium of another year, as a package of the registry carries it. */
export interface OlderChromium {
  readonly major: number;
  readonly package: string;
  /** SHA-512 of the package's file: nothing else is unpacked, let alone run. */
  readonly integrity: string;
}

/** Below the floor that is promised. */
export const belowFloor: OlderChromium = {
  major: 80,
  package: "chrome-aws-lambda@2.1.1",
  integrity: "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
};

/** The floor itself, and what Android 6 stops at. */
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
