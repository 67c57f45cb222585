import { ChoiceGroup } from '@nivel/ui/choice-group';
import { changeLocale, locales, useLocale, type Locale } from '../language/locale.ts';
import { notify } from '../toasts/toaster.ts';
import { saveLanguage } from './account-language.ts';
import { settingsText } from './settings-text.ts';
import { SettingsSection } from './settings-section.tsx';

/** Changes the language of this device immediately, and of the account as soon as the service answers. */
const change = async (locale: Locale): Promise<void> => {
  await changeLocale(locale);
  try {
    await saveLanguage(locale);
  } catch {
    notify({ type: 'error', message: (await settingsText.load()).languageNotSaved });
  }
};

/** The language of the product on this device, and of e-mails to its owner. */
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
          if (chosen) void change(chosen);
        }}
      />
    </SettingsSection>
  );
};
