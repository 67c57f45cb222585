import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { cricoText } from '../crico-text.ts';
import { Stop } from '../guard/guard-screen.tsx';

/** The address of an organization that the caller does not (or no longer) belong to. */
export const ForeignOrganization = () => {
  const text = cricoText.useText();
  return (
    <Stop title={text.guard.role.title} text={text.notYourOrganization}>
      <Link to="/crico/dashboard" search={{}} className={buttonLook()}>
        {text.goToDashboard}
      </Link>
    </Stop>
  );
};
