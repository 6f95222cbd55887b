import 'virtual:antd.css';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTheme } from '../features/theme/useTheme';
import { useLocale } from '../i18n/locale';
import { antdTheme } from './antd-theme';

/**
 * Where Ant Design may put the variables that it still writes at run time: into no document, since the build's file has them
 * and the page's policy allows no style element.
 */
const DETACHED = document.createElement('div');

/** Lists and pickers open inside the dialog that they belong to: a modal one covers all that stands outside of it. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
}

/**
 * Ant Design in the product's look, for lazily loaded layouts and `PartsBox`. Its styles come from a file that the build writes, in a layer (`base.css`):
 * they stay in the page when the layout is left, and must not win over the product's own.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const locale = useLocale();
  const config = useMemo(() => antdTheme(theme), [theme]);
  return (
    <StyleProvider layer container={DETACHED}>
      <ConfigProvider
        theme={config}
        direction={locale === 'ur' ? 'rtl' : 'ltr'}
        wave={{ disabled: true }}
        getPopupContainer={popupContainer}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
