import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SETTINGS } from '@nivel/platform/core';
import type { BillingSettings } from '../config.ts';
import type { CfdiRequest } from './cfdi-request.ts';

/** The PAC's result of a request. */
export type PacAnswer = { readonly uuid: string; readonly xml: string } | { readonly refusal: string };

const UNPROCESSABLE = 422;
const issued = z.object({ uuid: z.uuid(), xml: z.string().min(1).max(200_000) });
const refused = z.object({ message: z.string().max(1_000) });

/** The company that has the SAT certify CFDI: asked by HTTP, as `deploy/pac-sandbox` describes it. */
@Injectable()
export class Pac {
  constructor(@Inject(SETTINGS) private readonly settings: BillingSettings) {}

  get isConfigured(): boolean {
    return this.settings.PAC_URL !== '';
  }

  /**
   * Issues a CFDI. A repeated request for the same attempt returns the same CFDI.
   * @throws Error where the PAC gives no valid answer
   */
  async issue({ receiptId, attempt, data, amount, iva, description, paymentForm }: CfdiRequest): Promise<PacAnswer> {
    const { rfc, legal_name: name, regime, use, postal_code: postalCode } = data;
    const response = await fetch(new URL('/cfdi', this.settings.PAC_URL), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.settings.PAC_KEY}`,
        'content-type': 'application/json',
        'idempotency-key': `${receiptId}-${attempt}`,
      },
      body: JSON.stringify({
        receiver: { rfc, name, regime, use, postalCode },
        concept: { description, amount, iva },
        paymentForm,
      }),
      signal: AbortSignal.timeout(this.settings.PAC_TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (response.status === UNPROCESSABLE) return { refusal: refused.parse(body).message };
    if (!response.ok) throw new Error(`the PAC answered ${response.status}`);
    return issued.parse(body);
  }
}
