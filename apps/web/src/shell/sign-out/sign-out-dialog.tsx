import { CSPProvider } from '@base-ui/react/csp-provider';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useRouter } from '@tanstack/react-router';
import { messageCatalogue } from '../language/message-catalogue.ts';

const signOutText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});

interface SignOutDialogProps {
  /** The pages where something can be sent. */
  readonly paths: readonly string[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks a person who signs out about unsent texts. */
export const SignOutDialog = ({ paths, onStay, onLeave }: SignOutDialogProps) => {
  const text = signOutText.useText();
  const { history } = useRouter();
  const [first = '/'] = paths;
  return (
    <CSPProvider disableStyleElements>
      <Dialog
        isOpen
        onOpenChange={onStay}
        title={text.title}
        description={text.text(paths.length)}
        closeLabel={text.close}
      >
        <div className="mt-5 flex flex-col gap-3">
          <Button
            size="lg"
            fullWidth
            onClick={() => {
              onStay();
              history.push(first);
            }}
          >
            {text.send}
          </Button>
          <Button variant="danger" fullWidth onClick={onLeave}>
            {text.leave}
          </Button>
        </div>
      </Dialog>
    </CSPProvider>
  );
};
