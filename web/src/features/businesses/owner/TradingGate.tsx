import { Role } from '@mehfil/api/domain/accounts/roles';
import type { ReactNode } from 'react';
import { useBusinessApplicationQuery, type BusinessApplicationQuery } from '../../../graphql/generated/business';
import { readError, type CallError } from '../../../graphql/errors';
import { useRight } from '../../../graphql/rights';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { StatusTag } from '../../../ui/StatusTag';
import { LoadFailed } from '../../../ui/LoadFailed';
import { sharedText } from './shared.text';

/** What one reads where one can't go on. */
export interface GateWords {
  title: string;
  text: string;
  action: string;
}

interface TradingGateProps {
  /** Stands above what is read instead of the children. */
  header?: ReactNode;
  /** Without an application. */
  none: GateWords;
  /** With one that isn't approved. */
  pending: GateWords;
  /** With one that was rejected, where the words differ. */
  rejected?: GateWords;
  children: ReactNode;
}

/** Lets only approved businesses on: the others read what to do next. Nothing below is asked for before. */
export function TradingGate({ header, none, pending, rejected = pending, children }: TradingGateProps) {
  const suspended = useText(sharedText).suspended;
  const { data, error, refetch } = useBusinessApplicationQuery();
  const isMember = useSession().viewer?.role === Role.USER;
  const refusal = error && readError(error);
  if (data?.businessApplication.status === 'APPROVED') return children;
  return (
    <>
      {header}
      {data ? (
        <Closed status={data.businessApplication.status} words={{ none, pending, rejected, suspended }} />
      ) : isMember && refusal?.code === 'FORBIDDEN' ? (
        <RefusedMember refusal={refusal} />
      ) : error ? (
        <LoadFailed onRetry={refetch} />
      ) : (
        <SkeletonGroup count={2} of={() => <Skeleton height="160px" shape="box" />} />
      )}
    </>
  );
}

/** What a member reads who can't act for the business: it isn't trading, or the membership has ended. */
export function RefusedMember({ refusal }: { refusal: CallError }) {
  const words = useText(sharedText).member;
  const { refresh } = useSession();
  if (refusal.details.status !== undefined) return <EmptyState title={words.closed} text={words.closedText} />;
  // Somebody who isn't a member any more is led to their own pages once that is known.
  const goOn = <Button onClick={() => void refresh()}>{words.goOn}</Button>;
  return <EmptyState title={words.removed} text={words.removedText} action={goOn} />;
}

type Status = BusinessApplicationQuery['businessApplication']['status'];

interface ClosedProps {
  status: Exclude<Status, 'APPROVED'>;
  words: Record<'none' | 'pending' | 'rejected' | 'suspended', GateWords>;
}

/** Where a business that isn't approved stands, and what it can do. */
function Closed({ status, words: { none, pending, rejected, suspended } }: ClosedProps) {
  const byStatus = { NOT_APPLIED: none, PENDING: pending, REJECTED: rejected, SUSPENDED: suspended };
  const { title, text, action } = byStatus[status];
  const canApply = useRight('APPLICATION');
  return (
    <EmptyState
      tag={status === 'NOT_APPLIED' ? undefined : <StatusTag status={status} />}
      title={title}
      text={text}
      action={canApply && <ButtonLink to={paths.business.apply}>{action}</ButtonLink>}
    />
  );
}
