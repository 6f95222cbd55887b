import { Flex } from 'antd';
import { useState } from 'react';
import { joinClasses } from '../../../../lib/classes';
import { useSession } from '../../../../graphql/session';
import { useText } from '../../../../i18n/text';
import { localStore } from '../../../../lib/storage';
import { Button } from '../../../../ui/Button';
import { CheckIcon, CloseIcon } from '../../../../ui/icons';
import styles from './Dashboard.module.css';
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
    <Flex
      component="p"
      align="center"
      gap={10}
      className={joinClasses('notice tone-success', styles.verified, 'strong')}
    >
      <CheckIcon /> <span>{words.verified}</span>
      <Button
        look="quiet"
        className={styles.dismiss}
        aria-label={words.dismiss}
        icon={<CloseIcon size={20} />}
        onClick={dismiss}
      />
    </Flex>
  );
}
