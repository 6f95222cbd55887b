import { useEffect, useRef, useState } from 'react';
import { useBusinessApplicationQuery } from '../../../../graphql/generated/business';
import { Skeleton } from '../../../../ui/Skeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { ApplicationForm, type EarlierApplication } from './ApplicationForm';
import { ApplicationStatus } from './ApplicationStatus';
import styles from './Apply.module.css';

/** The button that changed the status has gone with it: what came instead takes the focus. */
function useFocusOnChange(status: string | undefined) {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    const before = shown.current;
    shown.current = status;
    if (before !== undefined && before !== status) screen.current?.focus();
  }, [status]);
  return screen;
}

/** Apply for a business account, or see where the application stands (docs/coverage.md: business §2). */
export function ApplyScreen() {
  const { data, error, refetch } = useBusinessApplicationQuery();
  // A rejected application that is reset begins with what it said.
  const [earlier, setEarlier] = useState<EarlierApplication | null>(null);
  const screen = useFocusOnChange(data?.businessApplication.status);
  if (!data) {
    if (error) return <LoadFailed onRetry={refetch} />;
    return <SkeletonGroup count={3} of={() => <Skeleton height="120px" shape="box" />} />;
  }
  const application = data.businessApplication;
  const keep = () => {
    const { name, phone, location, description, documents } = application;
    const values = { name: name ?? '', phone: phone ?? '', location: location ?? '', description: description ?? '' };
    setEarlier({ values, documents });
  };
  return (
    <div ref={screen} tabIndex={-1} className={styles.screen}>
      {application.status === 'NOT_APPLIED' ? (
        <ApplicationForm earlier={earlier} />
      ) : (
        <ApplicationStatus application={application} onReset={keep} />
      )}
    </div>
  );
}
