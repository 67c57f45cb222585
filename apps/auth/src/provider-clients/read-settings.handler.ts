import { Inject } from '@nestjs/common';
import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { readSettings } from '@nivel/contracts/auth/read-settings.operation';
import { captchaWidgetOf } from '@nivel/platform/captcha-widget';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { SamlClients } from '../saml/saml-clients.ts';
import { PRESET_NAMES } from './provider-settings.ts';
import { Providers } from './providers.ts';

@Handles(readSettings)
export class ReadSettingsHandler implements Handler<typeof readSettings> {
  constructor(
    private readonly providers: Providers,
    private readonly organizations: SamlClients,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(): Promise<AuthResponse> {
    const widget = captchaWidgetOf(this.settings);
    const labels = this.providers.labels();
    const names = [...PRESET_NAMES, ...Object.keys(labels)];
    const body = {
      external: {
        email: true,
        phone: this.settings.SMS_PROVIDER !== '',
        anonymous_users: false,
        ...Object.fromEntries(names.map((name) => [name, Object.hasOwn(labels, name)])),
      },
      // Ours: what people read on the button of each provider that is on.
      external_labels: labels,
      disable_signup: !this.settings.SIGN_UP_ENABLED,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: this.settings.SMS_PROVIDER,
      saml_enabled: this.organizations.areConfigured,
      // Ours: absent without a captcha.
      ...(widget && { captcha: { ...widget, site_key: this.settings.CAPTCHA_SITE_KEY } }),
    };
    return { status: 200, body };
  }
}
