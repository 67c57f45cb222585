import { Monitor, Moon, Sun } from 'lucide-react';
import { shellText } from '../language/shell-text.ts';
import { applyTheme, themes, useTheme } from './theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or as the device says; each press takes the next. */
export const ThemeSwitch = () => {
  const text = shellText.useText();
  const theme = useTheme();
  const Icon = icons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <button
      type="button"
      aria-label={`${text.theme}: ${text.themes[theme]}`}
      title={`${text.theme}: ${text.themes[theme]}`}
      onClick={() => applyTheme(next)}
      className="grid size-11 place-items-center rounded-md text-soft hover:bg-sunken hover:text-text"
    >
      <Icon aria-hidden="true" size={20} />
    </button>
  );
};
