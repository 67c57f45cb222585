import type { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { shellText } from '../../shell/language/shell-text.ts';
import { accountsText } from './accounts-text.ts';
import { AuthCard } from './auth-card.tsx';
import { joinText } from './join-text.ts';

interface LinkUnreachableProps {
  readonly error: ClientError;
  readonly onAgain: () => void;
}

/** No server answered that could take the link of an e-mail: it is kept, and tried again when asked. */
export const LinkUnreachable = ({ error, onAgain }: LinkUnreachableProps) => {
  const shell = shellText.useText();
  const { errors } = accountsText.useText();
  const words = joinText.useText();
  const isOffline = error.kind === 'offline';
  const isLimited = error.status === 429;
  const title = isOffline ? shell.offlineTitle : isLimited ? words.linkBusyTitle : shell.unreachableTitle;
  const lead = isOffline ? words.linkOffline : isLimited ? errors['over_request_rate_limit'] : words.linkNoResponse;
  return (
    <div role="alert">
      <AuthCard title={title} lead={lead ?? words.linkNoResponse}>
        <Button size="lg" fullWidth onClick={onAgain}>
          {shell.tryAgain}
        </Button>
      </AuthCard>
    </div>
  );
};
