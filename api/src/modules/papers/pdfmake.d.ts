/** The parts of pdfmake (which has no types) that invoices use. */
declare module 'pdfmake' {
  /** Font files by style: paths, or names in the virtual file system. */
  interface FontFiles {
    normal: string;
    bold: string;
  }
  interface PdfMake {
    setFonts(fonts: Readonly<Record<string, FontFiles>>): void;
    /** Decides which URLs may be fetched. */
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    /** Decides which files may be read. */
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    virtualfs: { writeFileSync(name: string, content: Buffer): void; existsSync(name: string): boolean };
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  }
  const pdfmake: PdfMake;
  export = pdfmake;
}
