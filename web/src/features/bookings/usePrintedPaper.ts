import { useRef } from 'react';
import { showToast } from '../../lib/toast';
import { printPaper } from './print-paper';

/**
 * A paper that can be printed.
 * @param blocked says that the browser didn't let the page be opened
 * @returns the ref of the paper's element, and what prints it under a title
 */
export function usePrintedPaper(blocked: { title: string; description: string }) {
  const paper = useRef<HTMLDivElement>(null);
  const print = (title: string) => {
    if (paper.current && !printPaper(paper.current, title)) showToast({ tone: 'danger', ...blocked });
  };
  return { paper, print };
}
