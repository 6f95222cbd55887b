import type { HallContactQuery } from '../../../../graphql/generated/hall-page';
import { useText } from '../../../../i18n/text';
import { PhoneIcon } from '../../../../ui/icons';
import styles from './ContactButtons.module.css';
import { hallPageText } from './hall-page.text';
import { ChatIcon } from './icons';
import { joinClasses } from '../../../../lib/classes';

type HallContact = HallContactQuery['hallContact'];

interface ContactButtonsProps {
  links: NonNullable<HallContact['contact']>;
}

/** The number itself; Call Now opens the dialler, WhatsApp a chat in a new tab. The links come from the server. */
export function ContactButtons({ links }: ContactButtonsProps) {
  const words = useText(hallPageText).contact;
  return (
    <div className="row gap-12">
      {/* A desktop can't dial: there the number is read. */}
      <p className={joinClasses('size-18 strong figures', styles.number)}>
        <span className="visually-hidden">{words.number}: </span>
        <bdi dir="ltr">{links.national}</bdi>
      </p>
      <a className={styles.call} href={links.dialerUrl}>
        <PhoneIcon />
        {words.call}
      </a>
      {links.whatsappUrl && (
        <a className={styles.chat} href={links.whatsappUrl} target="_blank" rel="noopener noreferrer">
          <ChatIcon />
          {words.whatsapp}
          <span className="visually-hidden"> ({words.newTab})</span>
        </a>
      )}
    </div>
  );
}
