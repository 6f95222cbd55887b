import { useText } from '../../i18n/text';
import { MoonIcon, SunIcon } from '../icons/frame';
import { themeText } from './theme.text';
import styles from './ThemeToggle.module.css';
import { useTheme } from './useTheme';

/** The switch between light and dark. */
export function ThemeToggle() {
  const words = useText(themeText);
  const { theme, toggle } = useTheme();
  const label = theme === 'dark' ? words.toLight : words.toDark;
  return (
    <button type="button" className={styles.toggle} aria-label={label} title={label} onClick={toggle}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
