import type { CDPSession, Page } from 'playwright-core';

/** A key that Chromium plays: it is always at hand, and the person always proves to it who they are. */
export class VirtualKey {
  private constructor(
    private readonly devtools: CDPSession,
    private readonly id: string,
  ) {}

  static async at(page: Page): Promise<VirtualKey> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualKey(devtools, authenticatorId);
  }

  /** Brings its pairs of keys to another device, as the passkeys of a person travel. */
  async copyTo(other: VirtualKey): Promise<void> {
    const { credentials } = await this.devtools.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    for (const credential of credentials)
      await other.devtools.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
  }

  /** Sets the count of all its pairs back, as in a copy of an earlier time. */
  async setCount(signCount: number): Promise<void> {
    const { credentials } = await this.devtools.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    for (const credential of credentials) {
      const { credentialId } = credential;
      await this.devtools.send('WebAuthn.removeCredential', { authenticatorId: this.id, credentialId });
      const changed = { ...credential, signCount };
      await this.devtools.send('WebAuthn.addCredential', { authenticatorId: this.id, credential: changed });
    }
  }
}
