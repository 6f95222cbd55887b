import { lazy, Suspense } from 'react';
import { useText } from '../../../i18n/text';
import { useAddressState } from '../../../lib/address-state';
import { ButtonLink } from '../../../ui/Button';
import { ListSkeleton } from '../../../ui/list/ListSkeleton';
import { BLOG_ADDRESS, blogAddress } from './panel-blog-address';
import { blogPanelText } from './blog-panel.text';
import { PostList } from './PostList';

const CategoriesView = lazy(() => import('./CategoriesView').then((module) => ({ default: module.CategoriesView })));
const CommentsView = lazy(() => import('./CommentsView').then((module) => ({ default: module.CommentsView })));
/** Loads with its editor when somebody opens a post. */
const PostScreen = lazy(() => import('./PostScreen').then((module) => ({ default: module.PostScreen })));

/** Blog Management: posts, categories and tags, comments; moderators read, and moderate comments. */
export function BlogTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(blogPanelText);
  const { view, post } = useAddressState(BLOG_ADDRESS).state;
  // Only an admin begins a post.
  const isPost = view === 'post' && (isAdmin || post !== null);
  if (view === null || (view === 'post' && !isPost)) return <PostList isAdmin={isAdmin} />;
  return (
    <>
      <div>
        <ButtonLink to={blogAddress()} look="quiet">
          {words.back}
        </ButtonLink>
      </div>
      <Suspense fallback={<ListSkeleton />}>
        {view === 'categories' && <CategoriesView isAdmin={isAdmin} />}
        {view === 'comments' && <CommentsView />}
        {isPost && <PostScreen key={post} id={post ?? undefined} isAdmin={isAdmin} />}
      </Suspense>
    </>
  );
}
