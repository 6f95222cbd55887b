import type { EnquiryStage } from '@mehfil/api/domain/threads/enquiries';
import { Tag } from 'antd';
import { useText } from '../../../../../i18n/text';
import { workText } from './work.text';

const TONES: Readonly<Record<EnquiryStage, string>> = {
  NEW: 'tone-warning',
  ANSWERED: 'tone-neutral',
  OFFERED: 'tone-primary',
  HELD: 'tone-warning',
  WON: 'tone-success',
  LOST: 'tone-danger',
};

/** Where an enquiry stands: what waits for the business amber, won green, lost red. */
export function StageTag({ stage }: { stage: EnquiryStage }) {
  const { stages } = useText(workText);
  return (
    <Tag className={TONES[stage]} variant="filled">
      {stages[stage]}
    </Tag>
  );
}
