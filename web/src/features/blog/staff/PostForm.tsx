import { Alert, Flex } from 'antd';
import { wholeBlogPostSchema } from '@mehfil/api/domain/blog/inputs';
import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { BLOG_POST_STATUS_LABELS, BlogPostStatus } from '@mehfil/api/domain/blog/transitions';
import { slugFrom } from '@mehfil/api/domain/text/slug';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PanelBlogHeadQuery } from '../../../graphql/generated/panel-blog';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { AppForm } from '../../../ui/form/AppForm';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { InstantField } from '../../../ui/form/DateField';
import { SelectField } from '../../../ui/form/SelectField';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { blogAddress } from './panel-blog-address';
import { ContentField } from './ContentField';
import { FeaturedImageField } from './FeaturedImageField';
import { MediaField } from './MediaField';
import { postFormText } from './post-form.text';
import { postInput, type PostValues } from './post-values';
import { TagsField } from './TagsField';
import { UrduVersion } from './UrduVersion';
import { useSavePost } from './useSavePost';

const STATUSES = Object.values(BlogPostStatus);

interface PostFormProps {
  /** Absent for a new post. */
  id: number | undefined;
  initialValues: PostValues;
  /** When the post was last changed; absent for a new one. */
  updatedAt: string | undefined;
  categories: PanelBlogHeadQuery['blogCategories'];
  tags: PanelBlogHeadQuery['blogTags'];
}

/** The form of a post: saved as a draft or published, as the button says (docs/coverage.md: business §4 Blog post). */
export function PostForm({ id, initialValues, updatedAt, categories, tags }: PostFormProps) {
  const words = useText(postFormText);
  const navigate = useNavigate();
  // As the values that the form began with: what is read later isn't taken over.
  const [basedOn] = useState(updatedAt);
  const { save, pending } = useSavePost(id, basedOn);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (isSaved) void navigate(blogAddress());
  }, [isSaved, navigate]);
  /** What the pressed button asks for; null keeps the status that the form shows. */
  const asked = useRef<BlogPostStatus | null>(null);
  const [busy, setBusy] = useState({ featured: false, gallery: false });
  const onFeatured = useCallback((featured: boolean) => setBusy((all) => ({ ...all, featured })), []);
  const onGallery = useCallback((gallery: boolean) => setBusy((all) => ({ ...all, gallery })), []);
  return (
    <AppForm<PostValues>
      label={id === undefined ? words.create : words.edit}
      initialValues={initialValues}
      schema={wholeBlogPostSchema}
      onSubmit={async (values, form) => {
        if (busy.featured || busy.gallery) {
          showToast({ tone: 'danger', title: words.waitForPictures });
          return;
        }
        if (!(await save(postInput(values, asked.current ?? values.status), form))) return;
        form.resetForm({ values });
        setSaved(true);
      }}
      draft={String(id ?? '')}
      restored={(discard, isOutdated) => <Unsaved isOutdated={isOutdated} onDiscard={discard} />}
    >
      {id === undefined && <SlugFollowsTitle />}
      <TextField name="title" label={words.title} maxLength={BLOG_LIMITS.titleMaxCharacters} required />
      <TextField
        name="slug"
        label={words.slug}
        hint={words.slugHint}
        maxLength={BLOG_LIMITS.slugMaxCharacters}
        required
      />
      <ContentField name="content" label={words.content} required />
      <TextAreaField name="excerpt" label={words.excerpt} hint={words.excerptHint} rows={3} />
      <UrduVersion />
      <FeaturedImageField onBusy={onFeatured} />
      <div className="fields">
        <SelectField<number | null>
          name="categoryId"
          label={words.category}
          options={[
            { value: null, label: words.noCategory },
            ...categories.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
        <SelectField
          name="status"
          label={words.status}
          hint={id === undefined ? undefined : words.statusHint}
          options={STATUSES.map((value) => ({ value, label: BLOG_POST_STATUS_LABELS[value] }))}
        />
        <InstantField name="publishedAt" label={words.publishedAt} hint={words.publishedAtHint} />
      </div>
      <CheckboxField name="isFeatured" label={words.isFeatured} />
      <TagsField tags={tags} />
      <MediaField onBusy={onGallery} />
      <Buttons isNew={id === undefined} asked={asked} pending={pending} onCancel={() => void navigate(blogAddress())} />
    </AppForm>
  );
}

/** Says that what was left unsaved is here again, and whether somebody has changed the post since. */
function Unsaved({ isOutdated, onDiscard }: { isOutdated: boolean; onDiscard: () => void }) {
  const words = useText(postFormText).unsaved;
  return (
    <Alert
      className="below"
      type={isOutdated ? 'warning' : 'info'}
      showIcon
      title={words.title}
      description={isOutdated ? words.outdated : undefined}
      action={
        <Button look="secondary" onClick={onDiscard}>
          {words.discard}
        </Button>
      }
    />
  );
}

/** Derives the slug from the title until somebody writes one of their own. */
function SlugFollowsTitle() {
  const { values, setFieldValue } = useFormikContext<PostValues>();
  const derived = useRef('');
  const { title, slug } = values;
  useEffect(() => {
    const next = slugFrom(title, BLOG_LIMITS.slugMaxCharacters);
    if (slug === derived.current && next !== slug) void setFieldValue('slug', next);
    derived.current = next;
  }, [title, slug, setFieldValue]);
  return null;
}

interface ButtonsProps {
  isNew: boolean;
  asked: RefObject<BlogPostStatus | null>;
  pending: boolean;
  onCancel: () => void;
}

/** The first one is what Enter in a field presses: nothing goes public by accident. */
function Buttons({ isNew, asked, pending, onCancel }: ButtonsProps) {
  const words = useText(postFormText);
  const { isSubmitting } = useFormikContext();
  const busy = pending || isSubmitting;
  const button = (status: BlogPostStatus | null, label: string, look: 'primary' | 'secondary') => (
    <Button
      type="submit"
      size="large"
      look={look}
      pending={busy}
      onClick={() => {
        asked.current = status;
      }}
    >
      {busy && asked.current === status ? words.saving : label}
    </Button>
  );
  return (
    <Flex wrap gap={10}>
      {!isNew && button(null, words.save, 'primary')}
      {button(BlogPostStatus.DRAFT, words.draft, 'secondary')}
      {button(BlogPostStatus.PUBLISHED, words.publish, isNew ? 'primary' : 'secondary')}
      <Button look="quiet" size="large" onClick={onCancel}>
        {words.cancel}
      </Button>
    </Flex>
  );
}
