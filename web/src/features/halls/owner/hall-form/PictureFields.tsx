import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../../i18n/text';
import { FormSection } from './FormSection';
import { GalleryField } from './GalleryField';
import { hallFormText } from './hall-form.text';
import { FloorPlanField, ProfileImageField } from './PictureField';

/** The pictures of a hall. Tells whether some are on their way: the form waits for them. */
export function PictureStepFields({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(hallFormText);
  const [profileBusy, setProfileBusy] = useState(false);
  const [galleryBusy, setGalleryBusy] = useState(false);
  const [planBusy, setPlanBusy] = useState(false);
  const busy = profileBusy || galleryBusy || planBusy;
  const followProfile = useCallback((now: boolean) => setProfileBusy(now), []);
  const followGallery = useCallback((now: boolean) => setGalleryBusy(now), []);
  const followPlan = useCallback((now: boolean) => setPlanBusy(now), []);
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return (
    <>
      <FormSection title={words.profile} hint={words.profileHint}>
        <ProfileImageField onBusy={followProfile} />
      </FormSection>
      <FormSection title={words.gallery} hint={words.galleryHint}>
        <GalleryField onBusy={followGallery} />
      </FormSection>
      <FormSection title={words.floorPlan} hint={words.floorPlanHint}>
        <FloorPlanField onBusy={followPlan} />
      </FormSection>
    </>
  );
}
