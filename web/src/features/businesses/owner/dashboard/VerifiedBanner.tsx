import { Alert } from 'antd';
import { useState } from 'react';
import { useSession } from '../../../../graphql/session';
import { useText } from '../../../../i18n/text';
import { localStore } from '../../../../lib/storage';
import { CloseIcon } from '../../../../ui/icons';
import { dashboardText } from './dashboard.text';

/** Says that the business is approved and verified, until its owner has read it: this browser remembers that for the account. */
export function VerifiedBanner() {
  const { viewer } = useSession();
  return viewer && <Banner key={viewer.id} memory={`verified-banner-dismissed:${viewer.id}`} />;
}

function Banner({ memory }: { memory: string }) {
  const words = useText(dashboardText);
  const [isShown, setIsShown] = useState(() => localStore.read(memory) === null);
  if (!isShown) return null;
  const dismiss = () => {
    localStore.write(memory, 'yes');
    setIsShown(false);
  };
  return (
    <Alert
      className="below-24 rounded strong"
      type="success"
      showIcon
      role="note"
      title={words.verified}
      closable={{ 'aria-label': words.dismiss, closeIcon: <CloseIcon size={20} />, onClose: dismiss }}
    />
  );
}
