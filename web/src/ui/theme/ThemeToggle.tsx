import { useText } from '../../i18n/text';
import { MoonIcon, SunIcon } from '../icons/frame';
import { PlainIconButton } from '../PlainIconButton';
import { themeText } from './theme.text';
import { useTheme } from './useTheme';

/** The switch between light and dark. */
export function ThemeToggle() {
  const words = useText(themeText);
  const { theme, toggle } = useTheme();
  const label = theme === 'dark' ? words.toLight : words.toDark;
  return (
    <PlainIconButton label={label} onClick={toggle}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </PlainIconButton>
  );
}
