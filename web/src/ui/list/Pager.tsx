import { Flex } from 'antd';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { listText } from './list.text';

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
    <Flex component="nav" align="center" justify="end" gap={12} className="above-16" aria-label={words.pages}>
      <Button look="secondary" disabled={page <= 1} onClick={() => step(Math.min(page - 1, Math.max(pages, 1)))}>
        {words.previous}
      </Button>
      <span>{words.page(format.number(page), format.number(Math.max(page, pages)))}</span>
      <Button look="secondary" disabled={page >= pages} onClick={() => step(page + 1)}>
        {words.next}
      </Button>
    </Flex>
  );
}
