/** subset-font 2.9 ships no types; only the options used here are described. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  const subsetFont: (
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, Axis>;
      keepFeatures: string[];
      noHinting: boolean;
    },
  ) => Promise<Buffer>;
  export = subsetFont;
}
