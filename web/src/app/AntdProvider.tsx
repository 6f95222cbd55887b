import 'virtual:antd.css';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { CalendarIcon, CheckIcon, ChevronDownIcon, ClockIcon, CloseIcon, InfoIcon, WarningIcon } from '../ui/icons';
import { useTheme } from '../ui/theme/useTheme';
import { useDirection, useLocale } from '../i18n/locale';
import { findTranslation } from '../i18n/locale-store';
import { joinClasses } from '../lib/classes';
import { useMedia } from '../lib/media';
import styles from './AntdProvider.module.css';
import { antdTheme } from './antd-theme';

/**
 * Where Ant Design may put the variables that it still writes at run time: into no document, since the build's file has them
 * and the page's policy allows no style element.
 */
const DETACHED = document.createElement('div');

const OVERLAYS = Object.assign(document.createElement('div'), { id: 'overlays' });

/**
 * Where dialogs, drawers, lists and pickers open. In a container of their own Ant Design leaves the page's scrolling alone, which it
 * would lock with a style element; `base.css` holds the page still.
 */
function overlayContainer(): HTMLElement {
  if (!OVERLAYS.isConnected) document.body.append(OVERLAYS);
  return OVERLAYS;
}

/** Ant Design's own words, which come with the translations (`urdu/public.ts`); undefined for English, which it has built in. */
const ANTD_WORDS: NonNullable<ConfigProviderProps['locale']> = { locale: 'en' };

/** Instead of Ant Design's own, which tell screen readers their English file names. */
const MARKS: ConfigProviderProps = {
  select: { suffixIcon: <ChevronDownIcon size={16} />, removeIcon: <CloseIcon size={14} /> },
  datePicker: { suffixIcon: <CalendarIcon size={16} />, allowClear: { clearIcon: <CloseIcon size={16} /> } },
  timePicker: { suffixIcon: <ClockIcon size={16} />, allowClear: { clearIcon: <CloseIcon size={16} /> } },
  drawer: { closeIcon: <CloseIcon /> },
  modal: { closeIcon: <CloseIcon /> },
  collapse: {
    expandIcon: ({ isActive = false }) => (
      <span className={joinClasses(styles.expand, isActive && styles.expanded)}>
        <ChevronDownIcon size={16} />
      </span>
    ),
  },
  alert: {
    successIcon: <CheckIcon />,
    infoIcon: <InfoIcon />,
    warningIcon: <WarningIcon />,
    errorIcon: <WarningIcon />,
  },
};

/**
 * Ant Design in the product's look, for lazily loaded layouts and `AntdBoundary`. Its styles come from a file that the build writes, in a layer (`base.css`):
 * they stay in the page when the layout is left, and must not win over the product's own.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const locale = useLocale();
  const direction = useDirection();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const config = useMemo(() => {
    const { token, ...rest } = antdTheme(theme);
    return { ...rest, token: { ...token, motion: !isStill } };
  }, [theme, isStill]);
  return (
    <StyleProvider layer container={DETACHED}>
      <ConfigProvider
        theme={config}
        direction={direction}
        locale={locale === 'en' ? undefined : findTranslation('antdWords', ANTD_WORDS)}
        {...MARKS}
        wave={{ disabled: true }}
        getPopupContainer={overlayContainer}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
