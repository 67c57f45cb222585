import { ChoiceGroup } from '@nivel/ui/choice-group';
import { shellText } from '../language/shell-text.ts';
import { applyTheme, themes, useTheme } from '../theme/theme.ts';
import { settingsText } from './settings-text.ts';
import { SettingsSection } from './settings-section.tsx';

/** Light, dark, or as the device says. */
export const ThemeSection = () => {
  const text = settingsText.useText();
  const shell = shellText.useText();
  return (
    <SettingsSection id="apariencia" title={text.theme} lead={text.themeLead}>
      <ChoiceGroup
        legend={<span className="sr-only">{text.theme}</span>}
        name="theme"
        values={[useTheme()]}
        choices={themes.map((value) => ({ value, label: shell.themes[value] }))}
        onChange={([value]) => applyTheme(themes.find((one) => one === value) ?? 'system')}
      />
    </SettingsSection>
  );
};
