import { ClientError } from '@nivel/client/client-error';
import type { LinkPreview } from '@nivel/client/auth-client';
import { createStore } from '../../shell/store/store.ts';
import { confirmLink, previewLink } from './accounts.calls.ts';
import type { AuthLink } from './auth-link.ts';

/**
 * The state of a link: none in the address, being checked, waiting for confirmation, being sent after the button was pressed,
 * accepted, no longer valid, or without an answer; in the last case it is kept and can be sent again.
 */
export type LinkState =
  | { readonly status: 'none' | 'checking' | 'confirming' | 'expired' }
  | { readonly status: 'ask'; readonly preview: LinkPreview }
  | { readonly status: 'done'; readonly next: string | undefined; readonly isSignedIn: boolean }
  | { readonly status: 'unanswered'; readonly error: ClientError };

interface Flow {
  readonly link: AuthLink | null;
  readonly state: LinkState;
  /** The step that got no answer. */
  readonly again?: () => void;
}

const none: Flow = { link: null, state: { status: 'none' } };
const flow = createStore(none);

/** Does a step of a link, unless another link came meanwhile; what gets no answer can be done again. */
const step = async (link: AuthLink, status: 'checking' | 'confirming', work: () => Promise<LinkState>) => {
  flow.write({ link, state: { status } });
  const again = () => void step(link, status, work);
  const next = await work().then(
    (state): Flow => ({ link, state }),
    (error: unknown): Flow =>
      error instanceof ClientError && error.isTransient
        ? { link, state: { status: 'unanswered', error }, again }
        : { link, state: { status: 'expired' } },
  );
  if (flow.read().link === link) flow.write(next);
};

/**
 * The steps of a link from the address to a session. The state lives outside the page: a text that is still loading makes React
 * restart the page and lose its state.
 */
export const linkFlow = {
  read: flow.read,
  use: flow.use,
  /** Asks for the owner of a link. This neither uses the link up nor signs anybody in. */
  follow: (link: AuthLink): void => {
    if (flow.read().link === link) return;
    if (link.kind === 'error') flow.write({ link, state: { status: 'expired' } });
    if (link.kind !== 'token') return;
    const { type, tokenHash } = link;
    void step(link, 'checking', async () => ({ status: 'ask', preview: await previewLink(type, tokenHash) }));
  },
  /** Takes the link: the button was pressed. */
  confirm: (): void => {
    const { link, state } = flow.read();
    if (link?.kind !== 'token' || state.status !== 'ask') return;
    const { type, tokenHash, next } = link;
    void step(link, 'confirming', async () => {
      return { status: 'done', next, isSignedIn: await confirmLink(type, tokenHash) };
    });
  },
  drop: (): void => flow.write(none),
};
