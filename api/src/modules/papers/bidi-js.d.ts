/** The parts of bidi-js that set text: its own types name an ES module, but Node gets its CommonJS build, which is the function itself. */
declare module 'bidi-js' {
  interface Bidi {
    /** The level of each UTF-16 unit: odd from right to left. */
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl' | 'auto'): { levels: Uint8Array };
    /** The character that stands for this one from right to left, such as `)` for `(`; null if there is none. */
    getMirroredCharacter(character: string): string | null;
  }
  function createBidi(): Bidi;
  export = createBidi;
}
