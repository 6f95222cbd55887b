import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import styles from './Panel.module.css';
import { listText } from './list.text';
import { joinClasses } from '../../lib/classes';

interface PagerProps {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}

/** Steps through the pages of a list in a dialog, where no address holds the page; nothing where there is only one. */
export function Pager({ page, limit, total, onPage }: PagerProps) {
  const words = useText(listText);
  const format = useFormat();
  const pages = Math.ceil(total / limit);
  if (pages <= 1 && page <= 1) return null;
  const step = (to: number) => {
    onPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={joinClasses('beside middle gap-12 centered', styles.pager)} aria-label={words.pages}>
      <Button look="secondary" disabled={page <= 1} onClick={() => step(Math.min(page - 1, Math.max(pages, 1)))}>
        {words.previous}
      </Button>
      <span>{words.page(format.number(page), format.number(Math.max(page, pages)))}</span>
      <Button look="secondary" disabled={page >= pages} onClick={() => step(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
