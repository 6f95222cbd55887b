import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';

function styleTexts(page: Document): string {
  return Array.from(page.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .map((rule) => rule.cssText)
    .join('\n');
}

const PAGE_STYLES = `
  @page { margin: 18mm; }
  body { min-height: 0; padding: 24px; background: #fff; }
`;

/**
 * Opens a page with nothing but this element and prints it a quarter of a second later (docs/coverage.md: customer §9), so that fonts are there.
 * It is in the language of the element, else of the page. Styles are handed over as one constructed sheet: the page's security policy allows no style elements without its nonce.
 *
 * @returns false when the browser didn't let a page be opened
 */
export function printPaper(paper: HTMLElement, title: string, page: Window = window): boolean {
  const opened = page.open('', '_blank');
  if (!opened) return false;
  const { document } = opened;
  document.title = title;
  document.documentElement.dataset.theme = 'light';
  document.documentElement.lang = paper.lang || page.document.documentElement.lang;
  document.documentElement.dir = paper.dir || page.document.documentElement.dir;
  const sheet = new (opened as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(`${styleTexts(page.document)}${PAGE_STYLES}`);
  document.adoptedStyleSheets = [sheet];
  document.body.append(document.importNode(paper, true));
  page.setTimeout(() => {
    opened.focus();
    opened.print();
  }, BOOKING_LIMITS.printDelayMs);
  return true;
}
