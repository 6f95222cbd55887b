import { REDIRECTS, SCREENS } from './routes';
import { routesText } from './routes.text';

/** An address of the product. */
export interface Address {
  /** `{name}` stands for one part of it. */
  path: string;
  /** Of the window; empty where it leads on to another address. */
  title: string;
}

const toAddress = (path: string, title: string): Address => ({
  path: path.replace(/\/:\w+\?$/, '').replaceAll(/:(\w+)/g, '{$1}'),
  title,
});

/** Every address of the table of routes, for the server, which answers 404 at any other (`vite/screens-plugin.ts`). */
export const ADDRESSES: readonly Address[] = [
  ...SCREENS.map(({ path, title }) => toAddress(path, routesText.en[title])),
  ...REDIRECTS.map(({ path }) => toAddress(path, '')),
];
