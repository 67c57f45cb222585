export type StripeErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface ErrorFields {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly payment_intent?: object;
  readonly setup_intent?: object;
  readonly payment_method?: object;
}

/** A refusal in Stripe's form. Stripe's texts are for developers; the house branches on codes. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: StripeErrorType;
  readonly fields: ErrorFields;
  /** A refused payment is itself a fact that stays; everything else leaves no trace. */
  readonly keepsState: boolean;

  constructor(status: number, type: StripeErrorType, message: string, fields: ErrorFields = {}, keepsState = false) {
    super(message);
    this.status = status;
    this.type = type;
    this.fields = fields;
    this.keepsState = keepsState;
  }

  get body(): object {
    return { error: { ...this.fields, message: this.message, type: this.type } };
  }
}

export const invalid = (message: string, fields: ErrorFields = {}): StripeError =>
  new StripeError(400, 'invalid_request_error', message, fields);

export const missing = (what: string, id: string, param = 'id'): StripeError =>
  new StripeError(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param });
