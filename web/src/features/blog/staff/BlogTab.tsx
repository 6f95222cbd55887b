import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/text';
import { ButtonLink } from '../../../ui/Button';
import { ListSkeleton } from '../../../ui/list/ListSkeleton';
import { blogAddress } from './panel-blog-address';
import { blogPanelText } from './blog-panel.text';
import { CategoriesView } from './CategoriesView';
import { CommentsView } from './CommentsView';
import { PostList } from './PostList';

/** Loads with its editor when somebody opens a post. */
const PostScreen = lazy(() => import('./PostScreen').then((module) => ({ default: module.PostScreen })));

/** Blog Management: posts, categories and tags, comments; moderators read, and moderate comments. */
export function BlogTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(blogPanelText);
  const [params] = useSearchParams();
  const view = params.get('view');
  const post = Number(params.get('post'));
  const id = Number.isInteger(post) && post > 0 ? post : undefined;
  // Only an admin begins a post.
  const isPost = view === 'post' && (isAdmin || id !== undefined);
  const isList = !isPost && view !== 'categories' && view !== 'comments';
  if (isList) return <PostList isAdmin={isAdmin} />;
  return (
    <>
      <div>
        <ButtonLink to={blogAddress()} look="quiet">
          {words.back}
        </ButtonLink>
      </div>
      {view === 'categories' && <CategoriesView isAdmin={isAdmin} />}
      {view === 'comments' && <CommentsView />}
      {isPost && (
        <Suspense fallback={<ListSkeleton />}>
          <PostScreen key={post} id={id} isAdmin={isAdmin} />
        </Suspense>
      )}
    </>
  );
}
