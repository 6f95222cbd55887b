import { Flex } from 'antd';
import { BLOG_POST_STATUS_LABELS, BlogPostStatus } from '@mehfil/api/domain/blog/transitions';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import {
  usePanelBlogHeadQuery,
  usePanelBlogPostsQuery,
  type PanelCategoryFragment,
} from '../../../graphql/generated/panel-blog';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { Button, ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { LoadFailed } from '../../../ui/LoadFailed';
import { ListPage } from '../../../ui/list/ListPage';
import { Figure, Figures } from '../../../ui/Figure';
import { blogAddress } from './panel-blog-address';
import { blogPanelText } from './blog-panel.text';
import styles from './Blog.module.css';
import { usePostColumns } from './usePostColumns';

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const FIGURES = ['totalPosts', 'published', 'drafts', 'categories'] as const;
const STATUSES = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const;
type Status = (typeof STATUSES)[number];

interface Filters {
  status: Status | null;
  categoryId: number | null;
  text: string;
  page: number;
}

const ADDRESS = defineAddress<Filters>({
  status: oneOf('status', STATUSES, null),
  categoryId: positive('category', null),
  text: freeText('text'),
  page: positive('page', 1),
});

/** The blog's figures, its categories, and its posts with search and filters (docs/coverage.md: business §2 Blog tab). */
export function PostList({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(blogPanelText);
  const format = useFormat();
  const { data, error, refetch } = usePanelBlogHeadQuery({ freshFor: 0 });
  const filters = useListFilters(ADDRESS);
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  return (
    <>
      <Figures short>
        {FIGURES.map((name) => (
          <Figure key={name} label={words.figures[name]} value={data && format.number(data.editorBlogFigures[name])} />
        ))}
      </Figures>
      <Flex wrap gap={8}>
        {isAdmin && <ButtonLink to={blogAddress('post')}>{words.newPost}</ButtonLink>}
        <ButtonLink to={blogAddress('categories')} look="secondary">
          {isAdmin ? words.manageCategories : words.categoriesView}
        </ButtonLink>
        <ButtonLink to={blogAddress('comments')} look="secondary">
          {words.comments}
        </ButtonLink>
      </Flex>
      <CategoryGrid
        categories={data?.blogCategories}
        chosen={filters.values.categoryId}
        onChoose={(categoryId) => filters.change({ categoryId })}
      />
      <Posts isAdmin={isAdmin} filters={filters} categories={data?.blogCategories ?? []} />
    </>
  );
}

interface CategoryGridProps {
  categories: readonly PanelCategoryFragment[] | undefined;
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

/** About so many come. */
const CATEGORIES = 6;
const Category = () => <Skeleton height="68px" shape="box" />;

/** The categories in their colors; a press shows only their posts, another shows all again. */
function CategoryGrid({ categories, chosen, onChoose }: CategoryGridProps) {
  const words = useText(blogPanelText);
  return (
    <Card as="section" labelledBy="categories">
      <h2 id="categories" className="below-14 heading-22">
        {words.categories}
      </h2>
      {!categories && <SkeletonGroup count={CATEGORIES} of={Category} className="fields" />}
      {categories?.length === 0 && <p className="muted">{words.noCategories}</p>}
      <ul className="fields">
        {categories?.map(({ id, name, color, postCount }) => (
          <li key={id}>
            <Button
              look="secondary"
              className={`gap-12 padded-14-16 regular full-width full-height ${styles.category}`}
              aria-pressed={chosen === id}
              onClick={() => onChoose(chosen === id ? null : id)}
            >
              <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden="true" />
              <span className="stack breakable">
                <strong>{name}</strong>
                <span className="muted small">{words.postCount(postCount)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PostsProps {
  isAdmin: boolean;
  filters: ListFilters<Filters>;
  categories: readonly PanelCategoryFragment[];
}

function Posts({ isAdmin, filters, categories }: PostsProps) {
  const words = useText(blogPanelText);
  const { page, change, isFiltered } = filters;
  const { status, categoryId, text: search } = filters.values;
  const columns = usePostColumns(isAdmin);
  const { data, error, refetch } = usePanelBlogPostsQuery({
    variables: {
      filter: { search, status, categoryId },
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
          <SearchFilter label={words.search} value={search} onChange={(text) => change({ text }, { replace: true })} />
          <SelectFilter<Status | null>
            label={words.status}
            value={status}
            options={[
              { value: null, label: words.everyStatus },
              ...STATUSES.map((each) => ({ value: each, label: BLOG_POST_STATUS_LABELS[BlogPostStatus[each]] })),
            ]}
            onChange={(chosen) => change({ status: chosen })}
          />
          <SelectFilter<number | null>
            label={words.category}
            value={categoryId}
            options={[
              { value: null, label: words.everyCategory },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(chosen) => change({ categoryId: chosen })}
          />
        </>
      }
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title}
    />
  );
}
