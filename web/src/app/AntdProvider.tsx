import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTheme } from '../features/theme/useTheme';
import { useLocale } from '../i18n/locale';
import { antdTheme } from './antd-theme';

/** The nonce that the server put into this page, for the style elements that Ant Design makes. */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** Lists and pickers open inside the dialog that they belong to: a modal one covers all that stands outside of it. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
}

/**
 * Ant Design in the product's look, for lazily loaded layouts and `PartsBox`. Its styles stand in a layer (`base.css`): they stay in the
 * page when the layout is left, and must not win over the product's own.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const locale = useLocale();
  const config = useMemo(() => antdTheme(theme), [theme]);
  const csp = useMemo(() => ({ nonce: styleNonce() }), []);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={config}
        csp={csp}
        direction={locale === 'ur' ? 'rtl' : 'ltr'}
        wave={{ disabled: true }}
        getPopupContainer={popupContainer}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
