import { ColorsSection } from './colors-section.tsx';
import { ControlsSection } from './controls-section.tsx';
import { DebugFrame } from './debug-frame.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';

/** The design system test: every control of `libs/ui` in its states, in the theme that is chosen above. */
export const DesignSystemPage = () => (
  <DebugFrame title="Design system" lead="Every control in its states. The button above changes the theme.">
    <ColorsSection />
    <ControlsSection />
    <FieldsSection />
    <FeedbackSection />
    <OverlaysSection />
  </DebugFrame>
);
