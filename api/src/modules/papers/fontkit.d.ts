/** The parts of fontkit (which has no types) that measure text. */
declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    /** Shapes a text; the advance is in the font's units. */
    layout(text: string): { advanceWidth: number };
  }
  export function openSync(path: string): Font;
}
