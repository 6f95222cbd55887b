import { useState } from 'react';
import { useBusinessApplicationQuery } from '../../../graphql/generated/business';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton';
import { LoadFailed } from '../shared/LoadFailed';
import { ApplicationForm, type EarlierApplication } from './ApplicationForm';
import { ApplicationStatus } from './ApplicationStatus';

/** Apply for a business account, or see where the application stands (business specification §2). */
export function ApplyScreen() {
  const { data, error, refetch } = useBusinessApplicationQuery();
  // A rejected application that is reset begins with what it said.
  const [earlier, setEarlier] = useState<EarlierApplication>({});
  if (!data) {
    if (error) return <LoadFailed onRetry={refetch} />;
    return <SkeletonGroup count={3} of={() => <Skeleton height="120px" shape="box" />} />;
  }
  const application = data.businessApplication;
  if (application.status === 'NOT_APPLIED') return <ApplicationForm earlier={earlier} />;
  const keep = () => {
    const { name, phone, location, description } = application;
    setEarlier({ name: name ?? '', phone: phone ?? '', location: location ?? '', description: description ?? '' });
  };
  return <ApplicationStatus application={application} onReset={keep} />;
}
