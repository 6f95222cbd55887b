import { Flex } from 'antd';
import { blogCategorySchema, blogTagSchema } from '@mehfil/api/domain/blog/inputs';
import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { slugFrom } from '@mehfil/api/domain/text/slug';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { usePanelBlogHeadQuery, type PanelCategoryFragment } from '../../../graphql/generated/panel-blog';
import {
  useAddBlogCategoryMutation,
  useAddBlogTagMutation,
  useChangeBlogCategoryMutation,
  useRemoveBlogCategoryMutation,
  useRemoveBlogTagMutation,
} from '../../../graphql/generated/panel-blog-categories';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DialogHost } from '../../../ui/DialogHost';
import { AppForm } from '../../../ui/form/AppForm';
import { ColorField } from '../../../ui/form/ColorField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { ListSkeleton } from '../../../ui/list/ListSkeleton';
import { LoadFailed } from '../../../ui/LoadFailed';
import { listText } from '../../../ui/list/list.text';
import { categoriesText, blogPanelText } from './blog-panel.text';
import styles from './Blog.module.css';
import { RemoveDialog } from './RemoveDialog';
import { joinClasses } from '../../../lib/classes';

const REFETCH = ['PanelBlogHead', 'PanelBlogPosts', 'BlogHead', 'BlogSidebar', 'BlogList'];

/** Categories with slug, description and color, and tags; moderators read them. */
export function CategoriesView({ isAdmin }: { isAdmin: boolean }) {
  return (
    <DialogHost>
      <CategoriesAndTags isAdmin={isAdmin} />
    </DialogHost>
  );
}

function CategoriesAndTags({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(categoriesText);
  const { data, error, refetch } = usePanelBlogHeadQuery({ freshFor: 0 });
  const [edited, setEdited] = useState<PanelCategoryFragment | null>(null);
  const manager = useFocusOnEdited(edited?.id ?? null);
  if (!data && error) return <LoadFailed onRetry={refetch} />;
  if (!data)
    return (
      <Card>
        <ListSkeleton />
      </Card>
    );
  return (
    <>
      <Card as="section" labelledBy="manage-categories">
        <h2 id="manage-categories" className="below-14 heading-22">
          {words.title}
        </h2>
        <div ref={manager} className="columns">
          <CategoryList categories={data.blogCategories} onEdit={isAdmin ? setEdited : undefined} />
          {isAdmin && <CategoryForm key={edited?.id ?? 'new'} category={edited} onDone={() => setEdited(null)} />}
        </div>
      </Card>
      <Tags tags={data.blogTags} isAdmin={isAdmin} />
    </>
  );
}

/** The focus goes into the form with what is edited, on phones far below, and back to its row after. */
function useFocusOnEdited(id: number | null) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  useEffect(() => {
    const row = `[data-category="${before.current ?? ''}"] button`;
    if (before.current !== id) box.current?.querySelector<HTMLElement>(id === null ? row : 'input')?.focus();
    before.current = id;
  }, [id]);
  return box;
}

interface CategoryListProps {
  categories: readonly PanelCategoryFragment[];
  /** Absent for those who only read. */
  onEdit: ((category: PanelCategoryFragment) => void) | undefined;
}

function CategoryList({ categories, onEdit }: CategoryListProps) {
  const words = useText(categoriesText);
  const blogWords = useText(blogPanelText);
  const kept = useKeptFocus<HTMLUListElement>('manage-categories');
  if (categories.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <ul {...kept} className="stack gap-12">
      {categories.map((category) => (
        <Flex
          key={category.id}
          component="li"
          wrap
          align="center"
          justify="space-between"
          gap={12}
          data-category={category.id}
        >
          <span className={styles.swatch} style={{ backgroundColor: category.color }} aria-hidden="true" />
          <div className="stack grow-220 breakable gap-4">
            <strong>{category.name}</strong>
            {category.nameUrdu && (
              <span lang="ur" dir="rtl" className={joinClasses('from-start', styles.urduName)}>
                {category.nameUrdu}
              </span>
            )}
            {category.description && <span>{category.description}</span>}
            <span className="muted">
              {category.slug} · {blogWords.postCount(category.postCount)}
            </span>
          </div>
          {onEdit && <CategoryActions category={category} onEdit={onEdit} />}
        </Flex>
      ))}
    </ul>
  );
}

interface CategoryActionsProps {
  category: PanelCategoryFragment;
  onEdit: (category: PanelCategoryFragment) => void;
}

function CategoryActions({ category, onEdit }: CategoryActionsProps) {
  const words = useText(categoriesText);
  const { id, name } = category;
  const remove = useRemoveBlogCategoryMutation(useChange(words.deleted, words.deleteFailed, name));
  return (
    <Flex wrap gap={8}>
      <Button look="secondary" aria-label={words.of(words.edit, name)} onClick={() => onEdit(category)}>
        {words.edit}
      </Button>
      <RemoveDialog
        label={words.of(words.delete, name)}
        button={words.delete}
        title={words.deleteTitle(name)}
        text={words.deleteText}
        onConfirm={() => remove.run({ id })}
      />
    </Flex>
  );
}

/** Of a failure `Error` with the specification's sentence, both about the name or the one that was to be added. */
function useChange(done: string, failed: string, name?: string) {
  const { error: title } = useText(listText);
  return {
    success: { tone: 'success' as const, title: done },
    about: (variables: { input?: { name: string }; id?: number }) => variables.input?.name ?? name,
    failure: () => ({ tone: 'danger' as const, title, description: failed }),
    refetch: REFETCH,
  };
}

function CategoryForm({ category, onDone }: { category: PanelCategoryFragment | null; onDone: () => void }) {
  const words = useText(categoriesText);
  const add = useAddBlogCategoryMutation(useChange(words.created, words.createFailed));
  const change = useChangeBlogCategoryMutation(useChange(words.updated, words.updateFailed, category?.name));
  const { categoryNameMaxCharacters, categorySlugMaxCharacters, categoryDefaultColor } = BLOG_LIMITS;
  const title = category ? words.update : words.add;
  return (
    <AppForm
      label={title}
      initialValues={{
        name: category?.name ?? '',
        nameUrdu: category?.nameUrdu ?? '',
        slug: category?.slug ?? '',
        description: category?.description ?? '',
        color: category?.color ?? categoryDefaultColor,
      }}
      schema={blogCategorySchema}
      onSubmit={async (values, form) => {
        const input = { ...values, nameUrdu: values.nameUrdu || null, description: values.description || null };
        const { ok } = category
          ? await change.run({ id: category.id, input }, { form })
          : await add.run({ input }, { form });
        if (!ok) return;
        form.resetForm();
        onDone();
      }}
    >
      <h3>{title}</h3>
      {!category && <SlugFollowsName />}
      <TextField name="name" label={words.name} maxLength={categoryNameMaxCharacters} required />
      <TextField name="nameUrdu" label={words.nameUrdu} maxLength={categoryNameMaxCharacters} lang="ur" dir="rtl" />
      <TextField name="slug" label={words.slug} hint={words.slugHint} maxLength={categorySlugMaxCharacters} required />
      <TextAreaField name="description" label={words.description} rows={2} />
      <ColorField name="color" label={words.color} hint={words.colorHint} />
      <Flex wrap gap={10}>
        <SubmitButton label={title} pendingLabel={words.saving} pending={add.pending || change.pending} />
        {category && (
          <Button look="quiet" size="large" onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </Flex>
    </AppForm>
  );
}

/** Derives the slug from the name until somebody writes one of their own. */
function SlugFollowsName() {
  const { values, setFieldValue } = useFormikContext<{ name: string; slug: string }>();
  const derived = useRef('');
  const { name, slug } = values;
  useEffect(() => {
    const next = slugFrom(name, BLOG_LIMITS.categorySlugMaxCharacters);
    if (slug === derived.current && next !== slug) void setFieldValue('slug', next);
    derived.current = next;
  }, [name, slug, setFieldValue]);
  return null;
}

function RemoveTag({ tag: { id, name } }: { tag: { id: number; name: string } }) {
  const words = useText(categoriesText);
  const remove = useRemoveBlogTagMutation(useChange(words.tagDeleted, words.tagDeleteFailed, name));
  return (
    <RemoveDialog
      label={words.of(words.delete, name)}
      button={words.delete}
      title={words.deleteTagTitle(name)}
      text={words.deleteText}
      onConfirm={() => remove.run({ id })}
    />
  );
}

function Tags({ tags, isAdmin }: { tags: readonly { id: number; name: string; slug: string }[]; isAdmin: boolean }) {
  const words = useText(categoriesText);
  const kept = useKeptFocus<HTMLUListElement>('manage-tags');
  const add = useAddBlogTagMutation(useChange(words.tagCreated, words.tagCreateFailed));
  return (
    <Card as="section" labelledBy="manage-tags">
      <h2 id="manage-tags" className="below-14 heading-22">
        {words.tags}
      </h2>
      <div className="columns">
        <ul {...kept} className="stack gap-12">
          {tags.length === 0 && <li className="muted">{words.noTags}</li>}
          {tags.map((tag) => (
            <Flex key={tag.id} component="li" wrap align="center" justify="space-between" gap={12}>
              <span>
                {tag.name} <span className="muted">{tag.slug}</span>
              </span>
              {isAdmin && <RemoveTag tag={tag} />}
            </Flex>
          ))}
        </ul>
        {isAdmin && (
          <AppForm
            label={words.addTag}
            initialValues={{ name: '', slug: '' }}
            schema={blogTagSchema}
            onSubmit={async (input, form) => {
              if ((await add.run({ input }, { form })).ok) form.resetForm();
            }}
          >
            <SlugFollowsName />
            <TextField name="name" label={words.name} maxLength={BLOG_LIMITS.tagNameMaxCharacters} required />
            <TextField name="slug" label={words.slug} maxLength={BLOG_LIMITS.categorySlugMaxCharacters} required />
            <SubmitButton label={words.addTag} pendingLabel={words.saving} pending={add.pending} />
          </AppForm>
        )}
      </div>
    </Card>
  );
}
