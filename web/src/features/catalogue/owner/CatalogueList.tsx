import { Flex } from 'antd';
import type { FormikHelpers, FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { joinClasses } from '../../../lib/classes';
import type { MutationOutcome, RunOptions } from '../../../graphql/useAppMutation';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { AppForm } from '../../../ui/form/AppForm';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { IconButton } from '../../../ui/IconButton';
import { PencilIcon, TrashIcon } from '../../../ui/icons';
import { uiText } from '../../../ui/ui.text';
import styles from './Setup.module.css';
import { setupText, type ListWords } from './setup.text';

/** What everything in a list has. */
export interface ListedItem {
  id: number;
  name: string;
  description: string | null;
  /** Where it is used by halls at all. */
  hallCount?: number;
}

type Run<Input> = (input: Input, options: RunOptions<never>) => Promise<MutationOutcome<unknown>>;

interface CatalogueListProps<Item extends ListedItem, Values extends FormikValues> {
  words: ListWords;
  items: readonly Item[];
  schema: ObjectSchema<object>;
  /** What the form begins with. */
  empty: Values;
  /** An item as the form edits it. */
  toValues: (item: Item) => Values;
  fields: (values: Values) => ReactNode;
  /** Stands before an item's name. */
  mark?: (item: Item) => ReactNode;
  /** Stands beside all that is said of an item. */
  picture?: (item: Item) => ReactNode;
  /** Stands below an item's name: its price, its badge. */
  about?: (item: Item) => ReactNode;
  add: Run<Values>;
  change: (id: number, input: Values, options: RunOptions<never>) => Promise<MutationOutcome<unknown>>;
  remove: (id: number) => Promise<MutationOutcome<unknown>>;
  pending: boolean;
}

const editId = (id: number) => `edit-item-${id}`;

function ItemRow<Item extends ListedItem>({
  item,
  mark,
  picture,
  about,
  onEdit,
  onDelete,
}: {
  item: Item;
  mark: ReactNode;
  picture: ReactNode;
  about: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const words = useText(setupText);
  const { id, name, description, hallCount } = item;
  return (
    <Flex component="li" align="center" gap={10} className={styles.item}>
      {picture}
      <Flex wrap align="center" justify="space-between" gap="0 16px" className="grow narrowable">
        <div className={styles.words}>
          <Flex component="h3" align="center" gap={10} className="item-title">
            {mark}
            {name}
          </Flex>
          {description && <p className="muted medium">{description}</p>}
        </div>
        <p className="row middle gap-4-16">
          {about}
          {hallCount !== undefined && hallCount > 0 && <span className="muted medium">{words.usedBy(hallCount)}</span>}
        </p>
      </Flex>
      <IconButton id={editId(id)} label={words.editItem(name)} icon={<PencilIcon />} onClick={onEdit} />
      <IconButton label={words.deleteItem(name)} icon={<TrashIcon />} onClick={onDelete} />
    </Flex>
  );
}

interface ItemFormProps<Item extends ListedItem, Values extends FormikValues> extends Pick<
  CatalogueListProps<Item, Values>,
  'words' | 'schema' | 'empty' | 'toValues' | 'fields' | 'add' | 'change' | 'pending'
> {
  /** What is being changed; null while something new is written. */
  edited: Item | null;
  /** Called after a save and by Cancel: back to adding. */
  onDone: () => void;
}

/** The form that adds stands beside the list, on a phone above it. */
function goToForm(): void {
  document.getElementById('setup-form')?.parentElement?.querySelector('input')?.focus();
}

function ItemForm<Item extends ListedItem, Values extends FormikValues>(props: ItemFormProps<Item, Values>) {
  const { words: own, schema, empty, toValues, fields, add, change, pending, edited, onDone } = props;
  const words = useText(setupText);
  const title = edited ? own.edit : own.add;
  const section = useRef<HTMLDivElement>(null);
  // Whoever chose a row to edit goes on in the form, which on a phone is far above it.
  useEffect(() => {
    if (edited) section.current?.querySelector('input')?.focus();
  }, [edited]);
  const save = async (values: Values, form: FormikHelpers<Values> & { values: Values }) => {
    const outcome = await (edited ? change(edited.id, values, { form }) : add(values, { form }));
    if (!outcome.ok) return;
    form.resetForm({ values: empty });
    onDone();
  };
  return (
    <Card as="section" labelledBy="setup-form">
      <h2 id="setup-form" className="heading-24">
        {title}
      </h2>
      <p className="intro">{own.text}</p>
      <div ref={section}>
        <AppForm<Values>
          label={title}
          initialValues={edited ? toValues(edited) : empty}
          schema={schema}
          onSubmit={save}
        >
          {({ values }) => (
            <>
              {fields(values)}
              <Flex wrap gap={12}>
                <SubmitButton label={edited ? words.update : own.add} pendingLabel={words.saving} pending={pending} />
                {edited && (
                  <Button look="secondary" size="large" onClick={onDone}>
                    {words.cancel}
                  </Button>
                )}
              </Flex>
            </>
          )}
        </AppForm>
      </div>
    </Card>
  );
}

/** One of the five lists: a form to add or edit, and what there is. A save leads back to adding. */
export function CatalogueList<Item extends ListedItem, Values extends FormikValues>(
  props: CatalogueListProps<Item, Values>,
) {
  const { words: own, items, mark, picture, about, toValues, add, remove, pending } = props;
  const words = useText(setupText);
  const { undo } = useText(uiText);
  const [edited, setEdited] = useState<Item | null>(null);
  const [doomed, setDoomed] = useState<Item | null>(null);
  const kept = useKeptFocus<HTMLUListElement>('setup-form');
  const list = kept.ref;
  const done = () => {
    setEdited(null);
    // Back to where the editing began.
    if (edited) list.current?.querySelector<HTMLElement>(`#${editId(edited.id)}`)?.focus();
  };
  const confirmDelete = async () => {
    if (!doomed) return;
    const { ok } = await remove(doomed.id);
    if (doomed.id === edited?.id) setEdited(null);
    setDoomed(null);
    // Only what no hall uses can be deleted, so adding it again brings back all of it.
    const restore = () => void add(toValues(doomed), {});
    const action = { label: undo, onClick: restore };
    if (ok) showToast({ tone: 'success', title: own.deleted, description: doomed.name, action });
  };
  return (
    <div className="columns">
      <ItemForm key={edited?.id ?? 'new'} {...props} edited={edited} onDone={done} />
      <section aria-label={own.tab}>
        {items.length === 0 && (
          <EmptyState
            title={own.empty}
            text={own.emptyText}
            action={<Button onClick={goToForm}>{words.toForm}</Button>}
          />
        )}
        <ul {...kept} className={joinClasses('divided', items.length > 0 && 'framed')}>
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              mark={mark?.(item)}
              picture={picture?.(item)}
              about={about?.(item)}
              onEdit={() => setEdited(item)}
              onDelete={() => setDoomed(item)}
            />
          ))}
        </ul>
      </section>
      <ConfirmDialog
        open={doomed !== null}
        title={own.deleteTitle(doomed?.name ?? '')}
        text={words.deleteText}
        confirmLabel={words.delete}
        danger
        pending={pending}
        onConfirm={() => void confirmDelete()}
        onCancel={() => setDoomed(null)}
      />
    </div>
  );
}
