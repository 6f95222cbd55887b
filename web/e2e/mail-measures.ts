/** A piece of text in one line, in CSS pixels. */
interface Piece {
  /** The middle of its height. */
  middle: number;
  left: number;
  right: number;
}

/** Where something begins and ends. */
export type Edges = Pick<Piece, 'left' | 'right'>;

/** A paragraph or a cell of a mail: its content's edges, and the pieces of its text. */
export interface MailBlock {
  text: string;
  edges: Edges;
  direction: string;
  pieces: Piece[];
}

/** How a text of a mail is painted, in computed colors; the background is that of the nearest element that has one. */
export interface MailText {
  text: string;
  size: number;
  color: string;
  background: string;
  /** Its words and clock times that go on in another line. */
  broken: string[];
}

/** A link that looks like a button, and the edges of what holds it. */
export interface MailButton extends Edges {
  label: string;
  edges: Edges;
  height: number;
  parts: number;
}

/** How a mail is laid out, in CSS pixels. */
export interface MailMeasures {
  /** What is wider than its place, as it is written. */
  wide: string[];
  blocks: MailBlock[];
  texts: MailText[];
  buttons: MailButton[];
}

/** Runs in a page of its own, which becomes the mail: quicker than loading each. */
export function measureMail(html: string): MailMeasures {
  document.documentElement.replaceWith(new DOMParser().parseFromString(html, 'text/html').documentElement);
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const root = document.documentElement;
  const toPieces = (...[node, from, to]: [Node, number, number]): Piece[] => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return boxes.map(({ top, bottom, left, right }) => ({ middle: (top + bottom) / 2, left, right }));
  };
  const getBackground = (element: Element | null): string => {
    if (!element) return 'none';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === CLEAR ? getBackground(element.parentElement) : backgroundColor;
  };
  const listTexts = (within: Element): Node[] => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) nodes.push(walker.currentNode);
    return nodes;
  };
  const getEdges = (block: Element): Edges => {
    const { left, right } = block.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) };
  };
  const measureBlock = (block: Element): MailBlock => {
    const pieces = listTexts(block).flatMap((node) => toPieces(node, 0, node.textContent?.length ?? 0));
    return { text: block.textContent, edges: getEdges(block), direction: getComputedStyle(block).direction, pieces };
  };
  const measureText = (node: Node): MailText => {
    const [text, parent] = [node.textContent ?? '', node.parentElement ?? root];
    const { color, fontSize } = getComputedStyle(parent);
    const broken = [...text.matchAll(/\d{1,2}:\d\d\s[AP]M|[\p{L}\p{M}\p{N}’]+/gu)].filter(({ index, 0: word }) => {
      const [first, ...others] = toPieces(node, index, index + word.length);
      return first !== undefined && others.some(({ middle }) => Math.abs(middle - first.middle) > 8);
    });
    const painted = { size: parseFloat(fontSize), color, background: getBackground(parent) };
    return { text, ...painted, broken: broken.map(([word]) => word) };
  };
  const measureButton = (link: Element): MailButton => {
    const { height, left, right } = link.getBoundingClientRect();
    const edges = getEdges(link.parentElement ?? root);
    return { label: link.textContent, height, left, right, edges, parts: link.getClientRects().length };
  };
  const isWide = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth;
  const buttons = [...document.querySelectorAll('a')].filter(
    (link) => getComputedStyle(link).backgroundColor !== CLEAR,
  );
  const blocks = [...document.querySelectorAll('p, td')].filter(
    (block) => !buttons.some((link) => block.contains(link)),
  );
  return {
    wide: [root, ...document.querySelectorAll('body *')].filter(isWide).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    blocks: blocks.map(measureBlock),
    texts: listTexts(document.body).map(measureText),
    buttons: buttons.map(measureButton),
  };
}
