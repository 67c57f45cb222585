/** What a browser hands over when somebody has shown a key. */
export const ANSWER = { id: 'AQID', rawId: 'AQID', type: 'public-key', response: {} };

class KeyCredential {
  static parseCreationOptionsFromJSON(options: object): object {
    return options;
  }

  static parseRequestOptionsFromJSON(options: object): object {
    return options;
  }

  toJSON(): object {
    return ANSWER;
  }
}

/** A browser that asks for keys, in the place of one that cannot. */
export class KeyBrowser {
  /** What it was asked for, in order. */
  readonly asked: { readonly act: 'create' | 'get'; readonly publicKey: object }[] = [];
  /** What it throws instead of an answer. */
  fault: DOMException | undefined;

  constructor() {
    Object.assign(globalThis, { PublicKeyCredential: KeyCredential });
    const credentials = { create: this.prompt('create'), get: this.prompt('get') };
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  }

  /** The browser is one without keys again. */
  leave(): void {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  }

  private prompt(act: 'create' | 'get') {
    return ({ publicKey }: { publicKey: object }): Promise<KeyCredential> => {
      this.asked.push({ act, publicKey });
      return this.fault ? Promise.reject(this.fault) : Promise.resolve(new KeyCredential());
    };
  }
}
