import { BLOG_POST_STATUS_LABELS, BlogPostStatus } from '@mehfil/api/domain/blog/transitions';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import {
  usePanelBlogHeadQuery,
  usePanelBlogPostsQuery,
  type PanelCategoryFragment,
} from '../../../graphql/generated/panel-blog';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { LoadFailed } from '../../../ui/LoadFailed';
import panel from '../../../ui/list/Panel.module.css';
import { ListPage } from '../../../ui/list/ListPage';
import { blogAddress } from './panel-blog-address';
import { blogPanelText } from './blog-panel.text';
import styles from './Blog.module.css';
import { usePostColumns } from './usePostColumns';

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const FIGURES = ['totalPosts', 'published', 'drafts', 'categories'] as const;
const WIRE = {
  [BlogPostStatus.PUBLISHED]: 'PUBLISHED',
  [BlogPostStatus.DRAFT]: 'DRAFT',
  [BlogPostStatus.ARCHIVED]: 'ARCHIVED',
} as const;
const STATUSES = [BlogPostStatus.PUBLISHED, BlogPostStatus.DRAFT, BlogPostStatus.ARCHIVED] as const;

/** The blog's figures, its categories, and its posts with search and filters (docs/coverage.md: business §2 Blog tab). */
export function PostList({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(blogPanelText);
  const format = useFormat();
  const { data, error, refetch } = usePanelBlogHeadQuery({ freshFor: 0 });
  const filters = useListFilters({ status: '', category: '', text: '' });
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  return (
    <>
      <div className={panel.cards}>
        {FIGURES.map((name) => (
          <Card key={name}>
            <p className={panel.muted}>{words.figures[name]}</p>
            <div className={panel.figure}>
              {data ? format.number(data.editorBlogFigures[name]) : <Skeleton width="40%" height="32px" />}
            </div>
          </Card>
        ))}
      </div>
      <div className={panel.actions}>
        {isAdmin && <ButtonLink to={blogAddress('post')}>{words.newPost}</ButtonLink>}
        <ButtonLink to={blogAddress('categories')} look="secondary">
          {isAdmin ? words.manageCategories : words.categoriesView}
        </ButtonLink>
        <ButtonLink to={blogAddress('comments')} look="secondary">
          {words.comments}
        </ButtonLink>
      </div>
      <CategoryGrid
        categories={data?.blogCategories}
        chosen={filters.values.category}
        onChoose={(id) => filters.change({ category: id })}
      />
      <Posts isAdmin={isAdmin} filters={filters} categories={data?.blogCategories ?? []} />
    </>
  );
}

interface CategoryGridProps {
  categories: readonly PanelCategoryFragment[] | undefined;
  chosen: string;
  onChoose: (id: string) => void;
}

/** About so many come. */
const CATEGORIES = 6;
const Category = () => <Skeleton height="68px" shape="box" />;

/** The categories in their colours; a press shows only their posts, another shows all again. */
function CategoryGrid({ categories, chosen, onChoose }: CategoryGridProps) {
  const words = useText(blogPanelText);
  return (
    <Card as="section" labelledBy="categories">
      <h2 id="categories" className={panel.heading}>
        {words.categories}
      </h2>
      {!categories && <SkeletonGroup count={CATEGORIES} of={Category} className={styles.categories} />}
      {categories?.length === 0 && <p className={panel.muted}>{words.noCategories}</p>}
      <ul className={styles.categories}>
        {categories?.map(({ id, name, color, postCount }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.category}
              aria-pressed={chosen === String(id)}
              onClick={() => onChoose(chosen === String(id) ? '' : String(id))}
            >
              <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden="true" />
              <span>
                <strong>{name}</strong>
                <span className={panel.muted}>{words.postCount(postCount)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PostsProps {
  isAdmin: boolean;
  filters: ListFilters<'text' | 'status' | 'category'>;
  categories: readonly PanelCategoryFragment[];
}

function Posts({ isAdmin, filters, categories }: PostsProps) {
  const words = useText(blogPanelText);
  const { values, page, change, isFiltered } = filters;
  const columns = usePostColumns(isAdmin);
  const status = STATUSES.find((each) => each === values.status);
  const categoryId = Number(values.category) || null;
  const { data, error, refetch } = usePanelBlogPostsQuery({
    variables: {
      filter: { search: values.text, status: status ? WIRE[status] : null, categoryId },
      paging: { limit: PAGE, page },
    },
    freshFor: 0,
  });
  return (
    <ListPage
      id="posts"
      title={words.posts}
      list={data?.editorBlogPosts}
      failed={error !== undefined}
      onRetry={() => void refetch()}
      filters={filters}
      limit={PAGE}
      empty={
        isFiltered ? { title: words.none, text: words.noneText } : { title: words.noneYet, text: words.noneYetText }
      }
      controls={
        <>
          <SearchFilter
            label={words.search}
            value={values.text}
            onChange={(text) => change({ text }, { replace: true })}
          />
          <SelectFilter<string>
            label={words.status}
            value={status ?? ''}
            options={[
              { value: '', label: words.everyStatus },
              ...STATUSES.map((each) => ({ value: each, label: BLOG_POST_STATUS_LABELS[each] })),
            ]}
            onChange={(chosen) => change({ status: chosen })}
          />
          <SelectFilter<string>
            label={words.category}
            value={values.category}
            options={[
              { value: '', label: words.everyCategory },
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(category) => change({ category })}
          />
        </>
      }
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title}
    />
  );
}
