import type { ReactNode } from 'react';
import { useBusinessApplicationQuery } from '../../../graphql/generated/business';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton';
import { StatusTag } from '../../../ui/StatusTag';
import { LoadFailed } from './LoadFailed';
import { sharedText } from './shared.text';

/** What one reads where one can't go on. */
export interface GateWords {
  title: string;
  text: string;
  action: string;
}

interface TradingGateProps {
  /** Without an application. */
  none: GateWords;
  /** With one that isn't approved. */
  pending: GateWords;
  /** With one that was rejected, where the words differ. */
  rejected?: GateWords;
  children: ReactNode;
}

/** Lets only approved businesses on: the others read what to do next. Nothing below is asked for before. */
export function TradingGate({ none, pending, rejected = pending, children }: TradingGateProps) {
  const suspended = useText(sharedText).suspended;
  const { data, error, refetch } = useBusinessApplicationQuery();
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <SkeletonGroup count={2} of={() => <Skeleton height="160px" shape="box" />} />;
  const { status } = data.businessApplication;
  if (status === 'APPROVED') return children;
  const byStatus = { NOT_APPLIED: none, PENDING: pending, REJECTED: rejected, SUSPENDED: suspended };
  const { title, text, action } = byStatus[status];
  return (
    <EmptyState
      icon={status === 'NOT_APPLIED' ? undefined : <StatusTag status={status} />}
      title={title}
      text={text}
      action={<ButtonLink to={paths.business.apply}>{action}</ButtonLink>}
    />
  );
}
