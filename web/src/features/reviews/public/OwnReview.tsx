import { Role } from '@mehfil/api/domain/accounts/roles';
import { lazy } from 'react';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { signInAddress } from '../../../lib/redirect-state';
import { AntdBoundary } from '../../../ui/AntdBoundary';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { PlainSkeleton } from '../../../ui/PlainSkeleton';
import styles from './OwnReview.module.css';
import { reviewsText } from '../reviews.text';

// A form of Ant Design: only customers need it.
const CustomerReview = lazy(() => import('./CustomerReview').then((module) => ({ default: module.CustomerReview })));

interface OwnReviewProps {
  hallId: number;
  /** Where signing in leads back to. */
  from: string;
}

/** The viewer's own review: a form, what was written, or the invitation to sign in. Only customers review. */
export function OwnReview({ hallId, from }: OwnReviewProps) {
  const { status, viewer } = useSession();
  if (status === 'loading') return <PlainSkeleton height="120px" shape="box" />;
  if (!viewer) return <Invitation from={from} />;
  if (viewer.role !== Role.USER) return null;
  return (
    <AntdBoundary fallback={<PlainSkeleton height="320px" shape="box" />}>
      <CustomerReview hallId={hallId} />
    </AntdBoundary>
  );
}

function Invitation({ from }: { from: string }) {
  const words = useText(reviewsText).visitor;
  return (
    <div className="stack starting gap-12 framed padded-24">
      <p className={`firm ${styles.text}`}>{words.text}</p>
      <div className="row gap-12 above-4">
        <PlainButtonLink to={signInAddress(from)}>{words.signIn}</PlainButtonLink>
        <PlainButtonLink to={signInAddress(from, paths.register)} look="secondary">
          {words.register}
        </PlainButtonLink>
      </div>
    </div>
  );
}
