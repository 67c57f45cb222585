import { buttonLook } from '@nivel/ui/button-look';
import { GraduationCap } from 'lucide-react';
import { useDrawer } from '../../../../shell/drawer/use-drawer.tsx';
import { learningText } from '../../area/learning-text.ts';
import { tutorText } from './tutor-text.ts';

const load = async () => {
  const [{ TutorDrawer }] = await Promise.all([import('./tutor-drawer.tsx'), tutorText.load()]);
  return TutorDrawer;
};

/** Opens the tutor beside the part of the page. */
export const TutorButton = () => {
  const text = learningText.useText();
  const { opener, drawer } = useDrawer(load);
  return (
    <>
      <button type="button" className={buttonLook({ variant: 'secondary', size: 'sm' })} {...opener}>
        <GraduationCap aria-hidden="true" size={18} />
        {text.askTutor}
      </button>
      {drawer}
    </>
  );
};
