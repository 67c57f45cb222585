/** What the auth door wants a key to do: to be made, or to show itself. */
export type KeyQuestion =
  | {
      readonly type: 'create';
      readonly credential_options: { readonly publicKey: PublicKeyCredentialCreationOptionsJSON };
    }
  | {
      readonly type: 'request';
      readonly credential_options: { readonly publicKey: PublicKeyCredentialRequestOptionsJSON };
    };

/** Whether this browser can ask for a key; older ones cannot, nor can pages without a secure connection. */
export const canPromptForKey = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

const credentialOf = (question: KeyQuestion): Promise<Credential | null> =>
  question.type === 'create'
    ? navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question.credential_options.publicKey),
      })
    : navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question.credential_options.publicKey),
      });

/**
 * Lets the browser ask the person for a key.
 *
 * @returns the answer of the key as JSON, for the auth door
 * @throws DOMException by whose name the browser says what stood in the way; `NotAllowedError` when the person thought better of it
 */
export const promptForKey = async (question: KeyQuestion): Promise<unknown> => {
  const credential = await credentialOf(question);
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new DOMException('The browser made no answer of a key', 'NotAllowedError');
};
