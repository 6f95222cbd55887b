import { findLeastPrice } from '@mehfil/api/domain/menus/menus';
import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import {
  useOwnerMenusQuery,
  useRetireMenuMutation,
  type OwnedMenuFragment,
} from '../../../../graphql/generated/owner-menus';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { Dialog } from '../../../../ui/Dialog';
import { EmptyState } from '../../../../ui/EmptyState';
import { IconButton } from '../../../../ui/IconButton';
import { PencilIcon, TrashIcon } from '../../../../ui/icons';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Picture } from '../../../../ui/Picture';
import { ReadAnew } from '../../../../ui/ReadAnew';
import { Skeleton } from '../../../../ui/Skeleton';
import styles from '../Setup.module.css';
import { MenuForm } from './MenuForm';
import { MENU_QUERIES } from './menu-queries';
import { ownerMenusText } from './owner-menus.text';

export interface MenusSectionProps {
  currency: string;
}

/** What the dialog writes: a menu by its id, or a new one. */
type Edited = number | 'new' | null;

/** The menus of the business by the head, above its other services. */
export function MenusSection({ currency }: MenusSectionProps) {
  const words = useText(ownerMenusText);
  const { data, error, refetch } = useOwnerMenusQuery();
  const [edited, setEdited] = useState<Edited>(null);
  const [doomed, setDoomed] = useState<OwnedMenuFragment | null>(null);
  const done = () => setEdited(null);
  const write = (menu: OwnedMenuFragment | null) => (
    <Dialog open beside startsInField title={menu ? words.edit : words.add} onClose={done}>
      <MenuForm menu={menu} currency={currency} onDone={done} />
    </Dialog>
  );
  return (
    <Card as="section" labelledBy="menus-heading" className="below">
      <Flex wrap justify="space-between" align="center" gap="8px 16px">
        <h2 id="menus-heading" className="heading-24">
          {words.title}
        </h2>
        <Button look="secondary" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </Flex>
      <p className="intro">{words.text}</p>
      {error && !data && <LoadFailed onRetry={refetch} />}
      {!data && !error && <Skeleton height="96px" shape="box" />}
      {data?.viewerMenus.length === 0 && (
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          level={3}
          action={<Button onClick={() => setEdited('new')}>{words.add}</Button>}
        />
      )}
      <ul aria-label={words.list} className={joinClasses('divided', data && data.viewerMenus.length > 0 && 'framed')}>
        {data?.viewerMenus.map((menu) => (
          <MenuRow key={menu.id} menu={menu} onEdit={() => setEdited(menu.id)} onRetire={() => setDoomed(menu)} />
        ))}
      </ul>
      {edited === 'new' && write(null)}
      {typeof edited === 'number' && (
        <EditedMenu id={edited} onClose={done}>
          {write}
        </EditedMenu>
      )}
      <Retirement menu={doomed} onDone={() => setDoomed(null)} />
    </Card>
  );
}

interface EditedMenuProps {
  id: number;
  onClose: () => void;
  children: (menu: OwnedMenuFragment) => ReactNode;
}

function EditedMenu({ id, onClose, children }: EditedMenuProps) {
  const words = useText(ownerMenusText);
  const answer = useOwnerMenusQuery({ freshFor: 0 });
  const menu = answer.data?.viewerMenus.find((each) => each.id === id);
  return (
    <ReadAnew title={words.edit} answer={answer} row={menu} onClose={onClose}>
      {children}
    </ReadAnew>
  );
}

interface MenuRowProps {
  menu: OwnedMenuFragment;
  onEdit: () => void;
  onRetire: () => void;
}

function MenuRow({ menu, onEdit, onRetire }: MenuRowProps) {
  const words = useText(ownerMenusText);
  const { money } = useFormat();
  const { name, nameUrdu, picture, courses, currency, retiredAt } = menu;
  return (
    <Flex component="li" align="center" gap={10} className={styles.item}>
      {picture && (
        <Picture src={picture} alt="" width={4} height={3} sizes="72px" className={`thumbnail ${styles.thumbnail}`} />
      )}
      <Flex wrap align="center" justify="space-between" gap="0 16px" className="grow narrowable">
        <div className={styles.words}>
          <Flex component="h3" wrap align="center" gap={10} className="item-title">
            {name}
            {nameUrdu && <bdi lang="ur">{nameUrdu}</bdi>}
          </Flex>
          <p className="muted medium">{courses.map((course) => course.name).join(', ')}</p>
        </div>
        <p className="row middle gap-4-16">
          <span className="strong figures">{words.from(money(findLeastPrice(menu), currency))}</span>
          {retiredAt && <span className="pill">{words.retired}</span>}
        </p>
      </Flex>
      {!retiredAt && (
        <>
          <IconButton label={words.editItem(name)} icon={<PencilIcon />} onClick={onEdit} />
          <IconButton label={words.retireItem(name)} icon={<TrashIcon />} onClick={onRetire} />
        </>
      )}
    </Flex>
  );
}

function Retirement({ menu, onDone }: { menu: OwnedMenuFragment | null; onDone: () => void }) {
  const words = useText(ownerMenusText);
  const { run, pending } = useRetireMenuMutation({
    success: { tone: 'success', title: words.retiredDone },
    about: menu?.name,
    failure: { title: words.retireFailed, always: true },
    refetch: MENU_QUERIES,
  });
  const confirm = async () => {
    if (menu) await run({ id: menu.id });
    onDone();
  };
  return (
    <ConfirmDialog
      open={menu !== null}
      title={words.retireTitle(menu?.name ?? '')}
      text={words.retireText}
      confirmLabel={words.retire}
      danger
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
