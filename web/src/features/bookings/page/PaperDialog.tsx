import { Flex, Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { LocaleScope, useLocale, type Locale } from '../../../i18n/locale';
import { localeDirection } from '../../../i18n/locale-choice';
import { loadWords } from '../../../i18n/locale-store';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { PrintIcon } from '../../../ui/icons';
import { Skeleton } from '../../../ui/Skeleton';
import { usePrintedPaper } from '../usePrintedPaper';
import { LANGUAGES } from './paper-languages';
import styles from './PaperDialog.module.css';
import { paperDialogText } from './paper-dialog.text';

interface PaperDialogProps {
  title: string;
  /** What names the file besides: the invoice number of the booking whose paper it is, or the guest's name. */
  number: string | undefined;
  /** What stands on the paper; null until it is read. */
  children: ReactNode;
  /** Stands for the paper when it can't be read. */
  failed?: ReactNode;
  /** Stands for the paper until it is read. */
  loading?: ReactNode;
  /** Chooses what stands on the paper; isn't printed. */
  above?: ReactNode;
  /** Stands below the paper and isn't printed. */
  below?: ReactNode;
  /** Other buttons, before the one that prints, for a paper in this language. */
  actions?: (locale: Locale) => ReactNode;
  /** Other words than the dialog's own. */
  words?: Partial<typeof paperDialogText.en>;
  /** The title of the printed page; that of the dialog with the number by default. */
  fileName?: string;
  onClose: () => void;
}

/** The language of a paper: that of the page at first, and another one once its words are there. Nothing remembers it. */
function usePaperLocale() {
  const { notLoaded } = useText(paperDialogText);
  const [locale, setLocale] = useState(useLocale());
  const [isLoading, setIsLoading] = useState(false);
  const choose = async (chosen: Locale) => {
    setIsLoading(true);
    try {
      if (chosen !== 'en') await loadWords();
      setLocale(chosen);
    } catch {
      showToast({ tone: 'danger', ...notLoaded });
    }
    setIsLoading(false);
  };
  return { locale, isLoading, choose };
}

/** A paper of a booking or a guest, to read and print in English or Urdu. */
export function PaperDialog({ title, number, children, onClose, ...rest }: PaperDialogProps) {
  const words = { ...useText(paperDialogText), ...rest.words };
  const { paper, print } = usePrintedPaper(words.blocked);
  const { locale, isLoading, choose } = usePaperLocale();
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {words.close}
          </Button>
          {rest.actions?.(locale)}
          <Button
            icon={<PrintIcon />}
            disabled={!children}
            onClick={() => print(rest.fileName ?? `${title} ${number ?? ''}`)}
          >
            {words.print}
          </Button>
        </>
      }
    >
      {rest.above}
      <Flex justify="end" className="below-20">
        <Segmented<Locale>
          aria-label={words.language}
          value={locale}
          disabled={isLoading}
          options={LANGUAGES}
          onChange={(chosen) => void choose(chosen)}
        />
      </Flex>
      {children ? (
        <div
          ref={paper}
          lang={locale}
          dir={localeDirection(locale)}
          className={joinClasses('stack gap-20 anchor ink medium', styles.paper)}
        >
          <LocaleScope locale={locale}>{children}</LocaleScope>
        </div>
      ) : (
        (rest.failed ?? rest.loading ?? <Skeleton height="420px" shape="box" />)
      )}
      {rest.below}
    </Dialog>
  );
}
