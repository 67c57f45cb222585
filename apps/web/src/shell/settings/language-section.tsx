import { ChoiceGroup } from '@nivel/ui/choice-group';
import { changeLocale, locales, useLocale } from '../language/locale.ts';
import { settingsText } from './settings-text.ts';
import { SettingsSection } from './settings-section.tsx';

/** The language of the product on this device. */
export const LanguageSection = () => {
  const text = settingsText.useText();
  const locale = useLocale();
  return (
    <SettingsSection id="idioma" title={text.language} lead={text.languageLead}>
      <ChoiceGroup
        legend={<span className="sr-only">{text.language}</span>}
        name="language"
        values={[locale]}
        choices={locales.map((value) => ({ value, label: <span lang={value}>{text.languages[value]}</span> }))}
        onChange={([value]) => {
          const chosen = locales.find((one) => one === value);
          if (chosen) void changeLocale(chosen);
        }}
      />
    </SettingsSection>
  );
};
