import { useLocale } from './locale';
import { namesText } from './names.text';
import { useText } from './text';

interface Named {
  name: string;
  nameUrdu: string | null;
}

/** Names menus, courses and dishes for the reader. */
export function useMenuName(): (named: Named) => string {
  const isUrdu = useLocale() === 'ur';
  const { name: toRead } = useText(namesText);
  return ({ name, nameUrdu }) => (isUrdu && nameUrdu ? nameUrdu : toRead(name));
}
