import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { shellText } from '../language/shell-text.ts';
import { displayName } from '../session/display-name.ts';
import { useSession } from '../session/session.ts';
import { useSignOut } from '../sign-out/use-sign-out.tsx';

const linkLook = 'inline-flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-sunken';

/** The signed-in person, and their links. */
export const SiteNav = () => {
  const text = shellText.useText();
  const state = useSession();
  const { signOut, question } = useSignOut();
  if (state.status === 'loading') return <p className="px-3 text-soft">{text.loading}</p>;
  if (state.status !== 'signed-in') {
    return (
      <>
        <Link to="/login" className={linkLook}>
          {text.signIn}
        </Link>
        <Link to="/register" className={buttonLook({ variant: 'primary' })}>
          {text.signUp}
        </Link>
      </>
    );
  }
  return (
    <>
      {/* On a phone beside the logo, so that the links below keep one row. */}
      <p className="text-soft max-sm:absolute max-sm:top-2.5 max-sm:right-4 max-sm:max-w-1/2 max-sm:truncate max-sm:leading-11 sm:px-3">
        {text.welcome(displayName(state.user, text.student))}
      </p>
      <Link to="/estudiantes-dashboard" className={linkLook}>
        {text.dashboard}
      </Link>
      <a href="/crico" className={linkLook}>
        {text.crico}
      </a>
      <button type="button" onClick={signOut} className={`${linkLook} max-sm:-mr-3`}>
        {text.signOut}
      </button>
      {question}
    </>
  );
};
