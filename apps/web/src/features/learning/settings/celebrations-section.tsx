import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { switchCelebrations, useCelebrationsOn } from '../area/celebration/celebration.store.ts';
import { learningText } from '../area/learning-text.ts';

/** Whether a module, a level and an achievement are celebrated on this device. */
export const CelebrationsSection = () => {
  const text = learningText.useText();
  return (
    <SettingsSection id="celebraciones" title={text.celebrationsTitle} lead={text.celebrationsLead}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={useCelebrationsOn()}
          onChange={(event) => switchCelebrations(event.target.checked)}
          className="size-5 accent-accent"
        />
        {text.celebrations}
      </label>
    </SettingsSection>
  );
};
