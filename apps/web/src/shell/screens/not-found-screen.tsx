import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { Axo } from '../brand/axo.tsx';
import { shellText } from '../language/shell-text.ts';
import { useTitle } from '../navigation/use-title.ts';
import { FullPage } from './full-page.tsx';

export const NotFoundScreen = () => {
  const text = shellText.useText();
  useTitle(text.notFoundTitle);
  return (
    <FullPage>
      <p aria-hidden="true" className="font-heading text-7xl font-extrabold text-accent">
        404
      </p>
      <Axo mood="hint" size={140} />
      <h1 className="text-3xl">{text.notFoundTitle}</h1>
      <p className="text-soft">{text.notFoundText}</p>
      <Link to="/" className={buttonLook({ size: 'lg' })}>
        {text.backHome}
      </Link>
    </FullPage>
  );
};
