import type { BusinessTermsFieldsFragment } from '../../graphql/generated/hall-business-terms';
import { useFormat } from '../../i18n/format';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/text';
import { businessTermsText } from './business-terms.text';

interface TermsTextProps {
  terms: Pick<BusinessTermsFieldsFragment, 'version' | 'text' | 'textUrdu' | 'createdAt'>;
  /** Both texts, the reader's first: what is accepted is both. */
  both?: boolean;
}

/** The text of terms in the reader's language, where it was written in it; plain, since it is printed. */
export function TermsText({ terms, both = false }: TermsTextProps) {
  const { version } = useText(businessTermsText);
  const { date } = useFormat();
  const english = { lang: 'en', dir: 'ltr', text: terms.text };
  const urdu = terms.textUrdu === null ? [] : [{ lang: 'ur', dir: 'rtl', text: terms.textUrdu }];
  const texts = useLocale() === 'ur' ? [...urdu, english] : [english, ...urdu];
  return (
    <div className="stack gap-12">
      {(both ? texts : texts.slice(0, 1)).map(({ lang, dir, text }) => (
        <div key={lang} lang={lang} dir={dir} className="lines breakable">
          {text}
        </div>
      ))}
      <p className="muted small">{version(terms.version, date(terms.createdAt))}</p>
    </div>
  );
}
