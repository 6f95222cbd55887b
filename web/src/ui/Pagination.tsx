import { Pagination as AntdPagination } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/text';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import styles from './Pagination.module.css';
import { partsText } from './parts.text';

interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  pages: number;
  /** Address of a page: pages are links, so they can be opened, shared and gone back to. */
  hrefFor: (page: number) => string;
}

const startAtTop = () => window.scrollTo({ top: 0 });

/** Ant Design's pagination over addresses. Shows nothing where there is one page. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  const words = useText(partsText).pagination;
  const navigate = useNavigate();
  if (pages <= 1) return null;
  const kinds = {
    prev: { label: words.previous, rel: 'prev', content: <ChevronLeftIcon /> },
    next: { label: words.next, rel: 'next', content: <ChevronRightIcon /> },
  };
  return (
    <nav aria-label={words.label}>
      <AntdPagination
        className={styles.pages}
        align="center"
        current={page}
        total={pages}
        pageSize={1}
        showSizeChanger={false}
        showLessItems
        // The keyboard chooses an item of the list, the pointer its link.
        onChange={(next) => {
          void navigate(hrefFor(next));
          startAtTop();
        }}
        itemRender={(number, type) => {
          // Its item says which pages it leads to.
          if (type === 'jump-prev' || type === 'jump-next')
            return (
              <span className="muted block" aria-hidden="true">
                …
              </span>
            );
          if (number < 1 || number > pages || (type !== 'page' && number === page)) return null;
          const { label, rel, content } =
            type === 'page' ? { label: words.page(number), rel: undefined, content: number } : kinds[type];
          return (
            <Link
              to={hrefFor(number)}
              rel={rel}
              aria-label={label}
              aria-current={type === 'page' && number === page ? 'page' : undefined}
              tabIndex={-1}
              onClick={(event) => {
                event.stopPropagation();
                startAtTop();
              }}
            >
              {content}
            </Link>
          );
        }}
      />
    </nav>
  );
}
