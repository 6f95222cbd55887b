import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import styles from './Panel.module.css';
import { panelText } from './panel.text';

interface PagerProps {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}

/** Steps through numbered pages; nothing where there is only one. */
export function Pager({ page, limit, total, onPage }: PagerProps) {
  const words = useText(panelText);
  const pages = Math.ceil(total / limit);
  if (pages <= 1) return null;
  return (
    <div className={styles.pager}>
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <span>{words.page(page, pages)}</span>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </div>
  );
}
