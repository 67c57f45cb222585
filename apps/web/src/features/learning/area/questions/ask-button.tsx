import { buttonLook } from '@nivel/ui/button-look';
import { MessageCircleQuestion } from 'lucide-react';
import { useDrawer } from '../../../../shell/drawer/use-drawer.tsx';
import { learningText } from '../learning-text.ts';
import { questionsText } from './questions-text.ts';

const load = async () => {
  const [{ AskDrawer }] = await Promise.all([import('./ask-drawer.tsx'), questionsText.load()]);
  return AskDrawer;
};

/** Asks a person about the part of the page, beside it. */
export const AskButton = () => {
  const text = learningText.useText();
  const { opener, drawer } = useDrawer(load);
  return (
    <>
      <button type="button" className={buttonLook({ variant: 'secondary', size: 'sm' })} {...opener}>
        <MessageCircleQuestion aria-hidden="true" size={18} />
        {text.askPerson}
      </button>
      {drawer}
    </>
  );
};
