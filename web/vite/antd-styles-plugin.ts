import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StyleProvider } from '@ant-design/cssinjs';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { createElement, type ReactNode } from 'react';
import type { Plugin } from 'vite';
import { antdTheme } from '../src/app/antd-theme.ts';
import type { ThemeName } from '../src/app/theme.ts';

const NAME = 'virtual:antd.css';
const RESOLVED = '\0virtual:antd.css';
const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const IMPORTED = /import \{([^}]+)\} from 'antd'/g;
/** Drawn by others when they open, so that no source names them. */
const DRAWN_BY_OTHERS = ['Dropdown', 'Empty', 'Spin', 'Tooltip'];

/** Components that the product's sources import. */
function usedComponents(): string[] {
  const names = globSync('**/*.tsx', { cwd: SOURCES })
    .flatMap((file) => [...readFileSync(SOURCES + file, 'utf8').matchAll(IMPORTED)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => /^[A-Z]\w+$/.test(name));
  return [...new Set([...names, ...DRAWN_BY_OTHERS])].sort();
}

function stylesOf(name: ThemeName): string {
  // Here, and only here, styles are computed.
  const theme = { ...antdTheme(name), zeroRuntime: false };
  const themed = (parts: ReactNode) =>
    createElement(StyleProvider, { layer: true }, createElement(ConfigProvider, { theme }, parts));
  return extractStyle({ includes: usedComponents(), customTheme: themed });
}

/** The rules that set a theme's variables; all others are the same in every theme. */
function variablesOf(name: ThemeName): string {
  const rules = stylesOf(name).match(new RegExp(`\\.mehfil-${name}[^{}]*\\{[^{}]*\\}`, 'g')) ?? [];
  return `@layer antd{${rules.join('')}}`;
}

/**
 * Serves `virtual:antd.css`: the styles of the Ant Design components that the product uses, in both themes, extracted when the
 * product is built. In the browser nothing computes or injects a style (`zeroRuntime` in `app/antd-theme.ts`).
 */
export function antdStylesPlugin(): Plugin {
  return {
    name: 'mehfil:antd-styles',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? stylesOf('light') + variablesOf('dark') : undefined),
  };
}
