import { Flex, Tag } from 'antd';
import { useRef, type ReactNode } from 'react';
import { joinClasses } from '../../../../lib/classes';
import { usePanelBusinessHistoryQuery, type BusinessRowFragment } from '../../../../graphql/generated/panel-businesses';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { ageInWords } from '../../../../lib/age';
import { pageClock } from '../../../../lib/clock';
import { undoHeldAction } from '../../../../lib/held-action';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { DialogHost, useIsDialogShown } from '../../../../ui/DialogHost';
import { Loaded } from '../../../../ui/Loaded';
import { StatusTag } from '../../../../ui/StatusTag';
import { useSingleKeys } from '../../../../ui/useSingleKeys';
import { BusinessActions, useRejection } from '../BusinessActions';
import { businessesText } from '../businesses.text';
import { detailText } from './business-detail.text';
import styles from './BusinessDetail.module.css';
import { BusinessBookings } from './BusinessBookings';
import { BusinessHalls } from './BusinessHalls';
import { BusinessTeam } from './BusinessTeam';
import { useApplicationDecisions } from '../useApplicationDecisions';
import { ShownDocument } from './ShownDocument';

interface BusinessDialogProps {
  business: BusinessRowFragment;
  isAdmin: boolean;
  /** What an admin has changed here shows here, though the business may have left the list. */
  onChanged: (business: BusinessRowFragment) => void;
  /** An application was decided: the next one opens. */
  onDecided: () => void;
  onClose: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-12 ruled" aria-label={title}>
      <h3 className="heading-20">{title}</h3>
      {children}
    </section>
  );
}

/** Everything about a business, and every decision (docs/coverage.md: business §2 Businesses tab). */
export function BusinessDialog({ business, isAdmin, onChanged, onDecided, onClose }: BusinessDialogProps) {
  const words = useText(businessesText);
  const { dialog } = useText(detailText);
  const { id, name, documents, rejectionReason, suspensionReason } = business;
  return (
    <Dialog open title={name} onClose={onClose} wide={documents.length === 0 ? true : 'most'}>
      <DialogHost>
        <div className={documents.length === 0 ? undefined : 'columns'}>
          <div className="narrowable">
            <Facts business={business} />
            {rejectionReason && (
              <Part title={dialog.rejected}>
                <p className="notice tone-danger">{rejectionReason}</p>
              </Part>
            )}
            {suspensionReason && (
              <Part title={dialog.suspended}>
                <p className="notice tone-danger">{suspensionReason}</p>
              </Part>
            )}
          </div>
          <Part title={dialog.documents}>
            {documents.length === 0 && <p className="muted">{dialog.noDocuments}</p>}
            {documents.map((filename, index) => (
              <ShownDocument key={filename} filename={filename} number={index + 1} />
            ))}
          </Part>
        </div>
        <Part title={words.history}>
          <History id={id} />
        </Part>
        <Part title={dialog.team}>
          <BusinessTeam id={id} />
        </Part>
        <Part title={dialog.halls}>
          <BusinessHalls id={id} canFeature={isAdmin} />
        </Part>
        <Part title={dialog.bookings}>
          <BusinessBookings id={id} canCancel={isAdmin} />
        </Part>
        <Flex wrap align="center" justify="space-between" gap={12} className={joinClasses('ruled', styles.foot)}>
          <ButtonLink look="secondary" to={`${paths.controlPanel}?tab=owner-view&business=${id}`}>
            {dialog.ownerView}
          </ButtonLink>
          <Decisions business={business} isAdmin={isAdmin} onChanged={onChanged} onDecided={onDecided} />
        </Flex>
      </DialogHost>
    </Dialog>
  );
}

/** The decisions with their keys: an application is read before it is decided, by mouse or keyboard. */
function Decisions({ business, isAdmin, onChanged, onDecided }: Omit<BusinessDialogProps, 'onClose'>) {
  const { keys } = useText(detailText);
  const { approve } = useApplicationDecisions();
  const reject = useRejection(onDecided);
  const isPending = business.status === 'PENDING';
  const decideByKey = {
    a: () => {
      approve(business);
      onDecided();
    },
    r: () => reject(business),
  };
  const undoByKey = { u: undoHeldAction };
  const isAsked = useIsDialogShown();
  const part = useRef<HTMLDivElement>(null);
  useSingleKeys(isAsked ? {} : isPending ? { ...decideByKey, ...undoByKey } : undoByKey, (target) =>
    Boolean(part.current?.closest('[role="dialog"]')?.contains(target)),
  );
  return (
    <Flex ref={part} wrap align="center" gap={12}>
      {isPending && (
        <p className="row middle gap-8 muted small keyboard-only">
          {keys.hint} <Tag>{keys.approve}</Tag> <Tag>{keys.reject}</Tag>
        </p>
      )}
      <BusinessActions business={business} isAdmin={isAdmin} onChanged={onChanged} onDecided={onDecided} />
    </Flex>
  );
}

function Facts({ business }: { business: BusinessRowFragment }) {
  const words = useText(businessesText);
  const { dialog } = useText(detailText);
  const format = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [dialog.status, <StatusTag key="status" status={business.status} />],
    [dialog.applied, format.compactDate(business.createdAt)],
    ...(business.status === 'PENDING'
      ? [[words.waits, ageInWords(business.createdAt, pageClock(), words.age)] as const]
      : []),
    [words.owner, `${business.ownerName}, ${business.ownerEmail}`],
    [words.location, business.location],
    [words.contact, business.phone],
  ];
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="whole-row lines">
        <dt>{words.description}</dt>
        <dd>{business.description}</dd>
      </div>
    </dl>
  );
}

function History({ id }: { id: number }) {
  const words = useText(businessesText);
  const { dialog } = useText(detailText);
  const format = useFormat();
  const { data, error, refetch } = usePanelBusinessHistoryQuery({ variables: { id }, freshFor: 0 });
  const verdicts = data?.businessHistory;
  if (verdicts?.length === 0) return <p className="muted">{dialog.historyNone}</p>;
  return (
    <Loaded failed={error !== undefined} height="80px" title={dialog.historyFailed} onRetry={refetch}>
      {verdicts && (
        <Flex component="ol" vertical gap={10}>
          {verdicts.map(({ verdict, reason, decidedByName, decidedAt }) => (
            <li key={decidedAt} className="stack">
              <span>{words.by(verdict.charAt(0).toUpperCase() + verdict.slice(1), decidedByName)}</span>
              <span className="muted">{format.compactDateTime(decidedAt)}</span>
              {reason && <span>{reason}</span>}
            </li>
          ))}
        </Flex>
      )}
    </Loaded>
  );
}
