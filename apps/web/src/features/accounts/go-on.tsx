import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { joinText } from './join-text.ts';
import { pendingNext } from './pending-next.ts';

const look = buttonLook({ size: 'lg', fullWidth: true });

/** The way on once everything is done: to the page named by the e-mail or the sign-up, or to the dashboard. */
export const GoOn = ({ to = pendingNext.read() }: { readonly to: string | undefined }) => {
  const words = joinText.useText();
  return to === undefined ? (
    <Link to="/estudiantes-dashboard" className={look}>
      {words.toDashboard}
    </Link>
  ) : (
    <a href={to} className={look}>
      {words.goOn}
    </a>
  );
};
