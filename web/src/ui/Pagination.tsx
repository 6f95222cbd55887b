import { Link } from 'react-router-dom';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import styles from './Pagination.module.css';
import { uiText } from './ui.text';

interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  pages: number;
  /** Address of a page: pages are links, so they can be opened, shared and gone back to. */
  hrefFor: (page: number) => string;
}

/** The numbers to offer: first, last and the neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}

/** Numbered pages. Shows nothing where there is only one. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  const words = useText(uiText).pagination;
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={words.label}>
      {page > 1 && (
        <Link className={styles.page} to={hrefFor(page - 1)} rel="prev" aria-label={words.previous}>
          <ChevronLeftIcon />
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 0 ? (
          <span key={`gap${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={number}
            className={joinClasses(styles.page, number === page && styles.current)}
            to={hrefFor(number)}
            aria-label={words.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link className={styles.page} to={hrefFor(page + 1)} rel="next" aria-label={words.next}>
          <ChevronRightIcon />
        </Link>
      )}
    </nav>
  );
}
