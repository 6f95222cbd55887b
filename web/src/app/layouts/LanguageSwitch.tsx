import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../graphql/session';
import { useLocale, type Locale } from '../../i18n/locale';
import { chooseLocale } from '../../i18n/locale-store';
import { useText } from '../../i18n/text';
import { showToast } from '../../lib/toast';
import { appText } from '../app.text';
import styles from './LanguageSwitch.module.css';

/** Each language in its own words, for those who don't read the other. */
const OTHER: Readonly<Record<Locale, { locale: Locale; label: string; name: string }>> = {
  en: { locale: 'ur', label: 'اردو', name: 'اردو میں دیکھیں' },
  ur: { locale: 'en', label: 'EN', name: 'EN, switch to English' },
};

/** The switch between English and Urdu; the choice is kept with the browser, and with the account that is signed in. */
export function LanguageSwitch() {
  const words = useText(appText).language;
  const { locale, label, name } = OTHER[useLocale()];
  const { viewer } = useSession();
  const client = useApolloClient();
  const [isLoading, setIsLoading] = useState(false);

  const change = async (): Promise<void> => {
    setIsLoading(true);
    try {
      await chooseLocale(locale);
      if (viewer) await import('../keep-locale').then((module) => module.keepLocale(client, locale));
    } catch {
      showToast({ tone: 'danger', title: words.failed });
    }
    setIsLoading(false);
  };

  return (
    <button
      type="button"
      className={styles.switch}
      lang={locale}
      aria-label={name}
      aria-busy={isLoading}
      onClick={() => void change()}
    >
      {label}
    </button>
  );
}
