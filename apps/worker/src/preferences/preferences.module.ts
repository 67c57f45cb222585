import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.ts';
import { DigestsModule } from '../digests/digests.module.ts';
import { ChangeNotificationPreferenceHandler } from './change-notification-preference.handler.ts';
import { ListNotificationPreferencesHandler } from './list-notification-preferences.handler.ts';
import { Preferences } from './preferences.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { UnsubscribeHandler } from './unsubscribe.handler.ts';

@Module({
  imports: [DeliveryModule, DigestsModule],
  providers: [
    Preferences,
    PreferencesRepository,
    ListNotificationPreferencesHandler,
    ChangeNotificationPreferenceHandler,
    UnsubscribeHandler,
  ],
  exports: [PreferencesRepository],
})
export class PreferencesModule {}
