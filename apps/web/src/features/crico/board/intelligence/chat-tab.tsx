import { useAssistantInPage } from '../assistant/assistant-in-page.ts';
import { ProjectAssistant } from '../assistant/project-assistant.tsx';

/** The conversation with the assistant, in the place of its panel. */
export const ChatTab = () => {
  useAssistantInPage();
  return (
    <div className="flex h-full min-h-96 flex-col rounded-md border border-line bg-raised">
      <ProjectAssistant level={3} />
    </div>
  );
};
