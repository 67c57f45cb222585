import { join } from 'node:path';
import ts from 'typescript';

const VIRTUAL = join(import.meta.dirname, 'answers.virtual.ts');

/** The types of answers by their `object`, as the SDK, which is generated from Stripe's OpenAPI description, has them. */
const SOURCE = `import type Stripe from 'stripe';
export interface Answers {
  account: Stripe.Account;
  'billing_portal.session': Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  coupon: Stripe.Coupon | Stripe.DeletedCoupon;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  discount: Stripe.Discount;
  dispute: Stripe.Dispute;
  event: Pick<Stripe.Event, 'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'>;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  item: Stripe.LineItem;
  line_item: Stripe.InvoiceLineItem;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  webhook_endpoint: Stripe.WebhookEndpoint | Stripe.DeletedWebhookEndpoint;
}`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  noEmit: true,
  lib: ['lib.es2024.d.ts'],
  types: [],
};

/** Compares JSON with types of the SDK, as they are at run time: no field missing, none unknown, every value allowed. */
export class SdkTypes {
  private readonly checker: ts.TypeChecker;
  private readonly answers: Map<string, ts.Type>;

  constructor() {
    const host = ts.createCompilerHost(OPTIONS);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (name) => name === VIRTUAL || fileExists.call(host, name);
    host.getSourceFile = (name, ...rest) =>
      name === VIRTUAL
        ? ts.createSourceFile(name, SOURCE, ts.ScriptTarget.ES2024, true)
        : getSourceFile.call(host, name, ...rest);
    const program = ts.createProgram([VIRTUAL], OPTIONS, host);
    this.checker = program.getTypeChecker();
    const file = program.getSourceFile(VIRTUAL);
    const declared = file?.statements.find(ts.isInterfaceDeclaration);
    if (!declared) throw new Error('The types of the SDK were not found');
    const type = this.checker.getTypeAtLocation(declared);
    this.answers = new Map(type.getProperties().map((symbol) => [symbol.name, this.typeOf(symbol, declared)]));
  }

  private typeOf(symbol: ts.Symbol, at: ts.Node): ts.Type {
    return this.checker.getTypeOfSymbolAtLocation(symbol, at);
  }

  /** The differences between an answer and its type. */
  mismatches(answer: unknown): string[] {
    if (!isFields(answer)) return ['no object'];
    if (answer['object'] === 'list') return this.ofList(answer);
    const kind = String(answer['object']);
    const type = this.answers.get(kind);
    if (!type) return [`unknown object: ${kind}`];
    const { data, ...rest } = answer;
    if (kind !== 'event') return this.compare(answer, type, kind);
    const told = isFields(data) ? data['object'] : undefined;
    // An upcoming invoice has no id, which the type of the SDK cannot say.
    const whole = rest['type'] === 'invoice.upcoming' && isFields(told) ? { id: '', ...told } : told;
    return [...this.compare(rest, type, kind), ...this.mismatches(whole)];
  }

  private ofList(list: Record<string, unknown>): string[] {
    const isWhole = typeof list['has_more'] === 'boolean' && typeof list['url'] === 'string';
    const data: unknown[] = Array.isArray(list['data']) ? list['data'] : [undefined];
    return [...(isWhole ? [] : ['list: incomplete']), ...data.flatMap((item) => this.mismatches(item))];
  }

  private compare(value: unknown, type: ts.Type, path: string): string[] {
    const members = type.isUnion() ? type.types : [type];
    const tried = members.map((member) => this.compareOne(value, member, path));
    if (tried.some((found) => found.length === 0)) return [];
    const fitting = members.filter((member) => isFields(value) && isObjectType(member));
    const best = fitting
      .map((member) => this.compareOne(value, member, path))
      .toSorted((a, b) => a.length - b.length)[0];
    return (
      best ?? [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is not ${this.checker.typeToString(type).slice(0, 80)}`]
    );
  }

  private compareOne(value: unknown, type: ts.Type, path: string): string[] {
    const isPlainly = this.isPlainly(value, type);
    const found = isPlainly === undefined ? this.compareObject(value, type, path) : [];
    if (isPlainly !== false && found) return found;
    return [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is not ${this.checker.typeToString(type).slice(0, 80)}`];
  }

  /** Whether a value is of a type that has no fields; types that have them are not mentioned. */
  private isPlainly(value: unknown, type: ts.Type): boolean | undefined {
    const { flags } = type;
    if (type.aliasSymbol?.name === 'Decimal') return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    if (flags & ts.TypeFlags.Null) return value === null;
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return value === undefined;
    if (type.isLiteral()) return value === type.value;
    if (flags & ts.TypeFlags.BooleanLiteral) return String(value) === this.checker.typeToString(type);
    if (flags & ts.TypeFlags.String) return typeof value === 'string';
    if (flags & ts.TypeFlags.Number) return typeof value === 'number';
    // `OtherString`: what Stripe may add one day. The sandbox uses the values there are.
    return type.isIntersection() ? false : undefined;
  }

  private compareObject(value: unknown, type: ts.Type, path: string): string[] | undefined {
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      if (!Array.isArray(value) || !item) return undefined;
      return value.flatMap((one, index) => this.compare(one, item, `${path}[${index}]`));
    }
    if (!isFields(value)) return undefined;
    const index = type.getStringIndexType();
    if (index) return Object.entries(value).flatMap(([name, one]) => this.compare(one, index, `${path}.${name}`));
    const known = new Map(type.getProperties().map((symbol) => [symbol.name, symbol]));
    const unknown = Object.keys(value).filter((name) => !known.has(name));
    const found = [...known].flatMap(([name, symbol]) => {
      if (value[name] === undefined)
        return symbol.flags & ts.SymbolFlags.Optional ? [] : [`${path}.${name} is missing`];
      return this.compare(value[name], this.checker.getTypeOfSymbol(symbol), `${path}.${name}`);
    });
    return [...unknown.map((name) => `${path}.${name} is unknown`), ...found];
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isObjectType = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Object) !== 0;
